#pragma once

#include <cstdio>
#include <cstdlib>

/// Ends the program with file and line when our own code broke a promise; user input never gets
/// here.
#define CLUSTERBRIEF_EXPECTS(condition)                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            std::fprintf(stderr, "%s:%d: broken promise: %s\n", __FILE__, __LINE__, #condition);   \
            std::abort();                                                                          \
        }                                                                                          \
    } while (false)

/// Marks a text for translation at the edge; core keeps the English template.
#define CLUSTERBRIEF_TR_NOOP(text) text

/// Marks a phrase that stands in a place of another text, or alone in a list: core hands it over
/// filled, and the window knows it again by its words. A place of one letter takes a number.
#define CLUSTERBRIEF_TR_PHRASE(text) text
