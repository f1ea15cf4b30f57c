# What CPack makes of the installed files: `cpack -G DEB|TGZ|ZIP|NSIS` in the build folder. What is said here holds for
# every system; each adds its own in SYSTEM/package.cmake.
set(CPACK_PACKAGE_NAME dueling-tigers)
set(CPACK_PACKAGE_VENDOR "The Dueling Tigers founders")
set(CPACK_PACKAGE_CONTACT ${TIGERS_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "mahjong for two, and a silent third")
set(CPACK_PACKAGE_DESCRIPTION "Two players sit across from each other, and between them lies the
dummy: thirteen tiles that nobody plays. Every turn ends with a choice
about it. Four more games are played on the same table, against the
computer or at one mouse.")
set(CPACK_PACKAGE_HOMEPAGE_URL ${PROJECT_HOMEPAGE_URL})
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
if(WIN32)
  include(windows/package.cmake)
elseif(NOT APPLE) # where packaging/build-macos.sh makes a disk image
  include(linux/package.cmake)
endif()
include(CPack)
