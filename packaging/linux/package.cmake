# The .deb and the .tar.gz (packaging/build-linux.sh).
set(CPACK_PACKAGE_FILE_NAME dueling-tigers-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_GENERATOR TGZ)
