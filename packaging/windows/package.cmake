# What CPack makes for Windows: `cpack` in the build folder puts a ZIP and an installer into its folder packages.
set(CPACK_GENERATOR External)
set(CPACK_PACKAGE_FILE_NAME dueling-tigers-${PROJECT_VERSION}-windows-x64)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_EXTERNAL_ENABLE_STAGING ON)
set(CPACK_EXTERNAL_PACKAGE_SCRIPT ${CMAKE_CURRENT_SOURCE_DIR}/windows/pack.cmake)
