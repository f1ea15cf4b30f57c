# Cross-building for 64-bit Windows on Debian: packages gcc-mingw-w64-x86-64-win32 and g++-mingw-w64-x86-64-win32 (whose
# threads need no DLL). The environment's TIGERS_LIBRARIES is where packaging/libraries/build.sh put its libraries.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-win32)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-win32)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32 $ENV{TIGERS_LIBRARIES})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
# The last is for the libraries: what they check the stack with is linked in.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -static-libgcc -fstack-protector-strong")
set(CMAKE_SHARED_LINKER_FLAGS_INIT "${CMAKE_EXE_LINKER_FLAGS_INIT}")
find_program(TIGERS_WINE NAMES wine PATHS /usr/bin)
if(TIGERS_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${TIGERS_WINE})
endif()
