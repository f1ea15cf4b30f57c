# CPack's script for Windows: makes a ZIP, with a folder at its top, and the installer of what lies in
# CPACK_TEMPORARY_DIRECTORY. The same files give the same bytes: they are packed in the order of their names, with the time
# of SOURCE_DATE_EPOCH. The installer gets a list of the files, so that its uninstaller removes these and nothing else.
cmake_minimum_required(VERSION 3.19)
find_program(MAKENSIS makensis)
find_program(ZIP zip)
find_program(ADVZIP advzip)
if(NOT MAKENSIS OR NOT ZIP OR NOT ADVZIP)
  message(FATAL_ERROR "Packing needs makensis, zip and advzip (Debian: nsis zip advancecomp).")
endif()
set(stage ${CPACK_TEMPORARY_DIRECTORY})
set(package ${CPACK_PACKAGE_DIRECTORY}/${CPACK_PACKAGE_FILE_NAME})
file(GLOB_RECURSE entries LIST_DIRECTORIES ON RELATIVE ${stage} ${stage}/*)
list(SORT entries)

# The macros InstallFiles and RemoveFiles of installer.nsi, and the size of it all in KiB.
set(install)
set(remove_files)
set(remove_folders)
set(folder none)
set(bytes 0)
foreach(entry ${entries})
  string(REPLACE "/" "\\" name ${entry})
  if(IS_DIRECTORY ${stage}/${entry})
    string(PREPEND remove_folders "  RMDir \"$INSTDIR\\${name}\"\n") # the inner ones before those that hold them
    continue()
  endif()
  get_filename_component(within ${entry} DIRECTORY)
  if(NOT within STREQUAL folder)
    set(folder "${within}")
    string(REPLACE "/" "\\" within "\\${within}")
    string(APPEND install "  SetOutPath \"$INSTDIR${within}\"\n")
  endif()
  string(APPEND install "  File \"${stage}/${entry}\"\n")
  string(APPEND remove_files "  Delete \"$INSTDIR\\${name}\"\n")
  file(SIZE ${stage}/${entry} size)
  math(EXPR bytes "${bytes} + ${size}")
endforeach()
math(EXPR kib "(${bytes} + 1023) / 1024")
set(files ${CPACK_PACKAGE_DIRECTORY}/files.nsh)
file(WRITE ${files}
     "!macro InstallFiles\n${install}!macroend\n!macro RemoveFiles\n${remove_files}${remove_folders}!macroend\n")

execute_process(
  COMMAND ${MAKENSIS} -V2 -WX -NOCD -DVERSION=${CPACK_PACKAGE_VERSION} -DVENDOR=${CPACK_PACKAGE_VENDOR}
          -DHOMEPAGE=${CPACK_PACKAGE_HOMEPAGE_URL} -DFILES=${files} -DSIZE=${kib} -DOUTPUT=${package}-setup.exe
          ${CMAKE_CURRENT_LIST_DIR}/installer.nsi
  WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE ${files})

string(TIMESTAMP time "%Y%m%d%H%M.%S" UTC) # of SOURCE_DATE_EPOCH, if that is set
list(TRANSFORM entries PREPEND ${CPACK_PACKAGE_FILE_NAME}/)
string(REPLACE ";" "\n" lines "${entries}")
file(WRITE ${package}.list "${lines}\n")
get_filename_component(above ${stage} DIRECTORY)
set(ENV{TZ} UTC)
execute_process(COMMAND find ${stage} -exec touch -t ${time} {} + COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE ${package}.zip)
execute_process(COMMAND ${ZIP} -q -9 -X -D -@ ${package}.zip INPUT_FILE ${package}.list WORKING_DIRECTORY ${above}
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${ADVZIP} -q -z -3 ${package}.zip COMMAND_ERROR_IS_FATAL ANY) # packs it again, better
file(REMOVE ${package}.list)
