# hardening.cmake: options for the programs that players get (TIGERS_HARDENED), which stop a program that misuses memory and make
# such a mistake harder to exploit. Options that compiler or linker don't know are left out.
#
# MinGW's gcc has no control flow guard (-mguard=cf); clang for MinGW does.
include(CheckCSourceCompiles)

# Adds options for `how`, which is compile, link or both, if a program can be built with them without a warning.
function(tigers_harden how)
  string(MAKE_C_IDENTIFIER "TIGERS_HAS_${how}_${ARGN}" known)
  set(CMAKE_REQUIRED_FLAGS "-O2 -Werror")
  if(NOT how STREQUAL link)
    set(CMAKE_REQUIRED_DEFINITIONS ${ARGN})
  endif()
  if(NOT how STREQUAL compile)
    set(CMAKE_REQUIRED_LINK_OPTIONS ${ARGN})
  endif()
  check_c_source_compiles("#include <string.h>
    int main(int argc, char **argv) { char room[99]; strcpy(room, argv[0]); return room[argc]; }" ${known})
  if(${known} AND NOT how STREQUAL link)
    target_compile_options(tigers_flags INTERFACE ${ARGN})
  endif()
  if(${known} AND NOT how STREQUAL compile)
    target_link_options(tigers_flags INTERFACE ${ARGN})
  endif()
endfunction()

tigers_harden(compile -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
tigers_harden(both -fstack-protector-strong)
tigers_harden(both -mguard=cf)
if(WIN32)
  tigers_harden(link -Wl,--dynamicbase,--high-entropy-va,--nxcompat)
elseif(NOT APPLE) # where all of this is the default
  tigers_harden(compile -fstack-clash-protection) # MinGW's gcc 12 crashes on it; Windows has guard pages
  tigers_harden(compile -fcf-protection)
  tigers_harden(compile -fPIE) # not -fPIC, with which no function that others may call is inlined
  tigers_harden(link -pie)
  tigers_harden(link -Wl,-z,relro,-z,now)
  tigers_harden(link -Wl,-z,noexecstack)
endif()
