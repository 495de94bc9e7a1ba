# Untested: install rules for Windows and macOS, written from the documentation of Qt 6.4 and CPack.
# Libraries come from vcpkg or Homebrew; Qt's own script takes what the program needs of Qt along.
if(WIN32)
    set_target_properties(clusterbrief PROPERTIES WIN32_EXECUTABLE ON)
    set(CPACK_GENERATOR NSIS ZIP)
    set(CPACK_NSIS_DISPLAY_NAME "Cluster Brief")
    set(CPACK_NSIS_INSTALLED_ICON_NAME bin/clusterbrief.exe)
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    set(CPACK_PACKAGE_EXECUTABLES clusterbrief "Cluster Brief")
    set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS "
        WriteRegStr SHCTX 'Software\\\\Classes\\\\.cluster.yaml' '' 'ClusterBrief.Request'
        WriteRegStr SHCTX 'Software\\\\Classes\\\\ClusterBrief.Request' '' 'GPU cluster request'
        WriteRegStr SHCTX 'Software\\\\Classes\\\\ClusterBrief.Request\\\\shell\\\\open\\\\command' '' '\\\"$INSTDIR\\\\bin\\\\clusterbrief.exe\\\" \\\"%1\\\"'")
    set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "
        DeleteRegKey SHCTX 'Software\\\\Classes\\\\.cluster.yaml'
        DeleteRegKey SHCTX 'Software\\\\Classes\\\\ClusterBrief.Request'")
elseif(APPLE)
    set_target_properties(clusterbrief PROPERTIES
        MACOSX_BUNDLE ON
        MACOSX_BUNDLE_BUNDLE_NAME "Cluster Brief"
        MACOSX_BUNDLE_GUI_IDENTIFIER org.clusterbrief.ClusterBrief
        MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
        MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
        MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_SOURCE_DIR}/desktop/Info.plist.in)
    install(TARGETS clusterbrief BUNDLE DESTINATION .)
    set(CPACK_GENERATOR DragNDrop)
endif()
qt_generate_deploy_app_script(TARGET clusterbrief FILENAME_VARIABLE deploy_script NO_UNSUPPORTED_PLATFORM_ERROR)
install(SCRIPT ${deploy_script})
