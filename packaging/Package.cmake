# `cpack -G DEB` in a build folder makes the package; see README.md.
set(CPACK_PACKAGE_NAME clusterbrief)
set(CPACK_PACKAGE_VENDOR "The Cluster Brief authors")
set(CPACK_PACKAGE_CONTACT "The Cluster Brief authors <maintainers@clusterbrief.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "ask for, check and quote GPU clusters")
set(CPACK_PACKAGE_DESCRIPTION "Cluster Brief keeps the two halves of a GPU cluster, the NVLink domain inside a
server and the fabric between servers, in one request that customer and
supplier can read. It counts the switches, links, power and memory that
follow, tells everything that does not go together, and writes the brief:
PDF, web page, JSON, bills of materials, cable lists.
.
The package has the desktop application and the command line.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(CLUSTERBRIEF_GUI)
    # Loaded while running, so that the linker knows nothing of it.
    set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-qpa-plugins")
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n") # Qt's own dialogs in the user's language
endif()

include(CPack)
