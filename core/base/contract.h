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
