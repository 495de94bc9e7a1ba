# Which commit is built, for --version. A source archive has none; a packager can name it.
set(CLUSTERBRIEF_COMMIT "" CACHE STRING "The commit that --version tells; asked of git where empty")
set(commit "${CLUSTERBRIEF_COMMIT}")
find_program(CLUSTERBRIEF_GIT git)
if(NOT commit AND CLUSTERBRIEF_GIT)
    execute_process(COMMAND ${CLUSTERBRIEF_GIT} -C ${CMAKE_SOURCE_DIR} rev-parse --short=12 HEAD
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    execute_process(COMMAND ${CLUSTERBRIEF_GIT} -C ${CMAKE_SOURCE_DIR} rev-parse --path-format=absolute --git-path logs/HEAD
        OUTPUT_VARIABLE log OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(log AND EXISTS "${log}")
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${log}")
    endif()
endif()
block()
    set(CLUSTERBRIEF_COMMIT "${commit}")
    configure_file(${CMAKE_CURRENT_SOURCE_DIR}/commit.h.in ${PROJECT_BINARY_DIR}/generated/app/commit.h @ONLY)
endblock()
