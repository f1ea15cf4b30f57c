# Version and manifest of both programs; only the window has an icon, as it is half of what a program here weighs.
function(tigers_resources name description)
  set(icon ${CMAKE_CURRENT_SOURCE_DIR}/windows/dueling-tigers.ico)
  set(manifest ${CMAKE_CURRENT_BINARY_DIR}/windows/${name}.manifest)
  set(rc ${CMAKE_CURRENT_BINARY_DIR}/windows/${name}.rc)
  set(icon_line)
  if(name STREQUAL dueling-tigers)
    set(icon_line "1 ICON \"${icon}\"")
  endif()
  configure_file(windows/program.manifest.in ${manifest} @ONLY)
  configure_file(windows/program.rc.in ${rc} @ONLY)
  set_source_files_properties(${rc} TARGET_DIRECTORY ${name} PROPERTIES OBJECT_DEPENDS "${icon};${manifest}")
  target_sources(${name} PRIVATE ${rc})
endfunction()

tigers_resources(dueling-tigers "Dueling Tigers") # the name that the task bar and the list of programs show
tigers_resources(tigers "Dueling Tigers, the console program")
