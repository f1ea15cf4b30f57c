# The .deb and the .tar.gz (packaging/build-linux.sh).
set(CPACK_GENERATOR TGZ)
set(CPACK_PACKAGE_FILE_NAME dueling-tigers-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGING_INSTALL_PREFIX /)
if(TIGERS_DEB)
  set(CPACK_GENERATOR DEB)
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Needs the commands file and dpkg-shlibdeps: without them CPack names no dependency, and is content.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# What SDL opens at run time. Each alone may be missing; with no screen's libraries there is no window, and on Wayland it is
# EGL that shows a picture.
string(JOIN ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS
       libx11-6 libxext6 libxcursor1 libxi6 libxrandr2 libxss1 libxfixes3 libxkbcommon0
       libwayland-client0 libwayland-cursor0 libwayland-egl1 libegl1 libgl1 "libasound2 | libasound2t64" libpulse0)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libdbus-1-3, libudev1")
