# What makes a bundle of the folder that packaging/places.cmake installs into: its description and its icon.
set(TIGERS_BUNDLE_ID io.github.dueling-tigers.dueling-tigers) # no underscore may stand in one
if(NOT CMAKE_OSX_DEPLOYMENT_TARGET)
  message(FATAL_ERROR "Set CMAKE_OSX_DEPLOYMENT_TARGET: the bundle says which macOS it needs.")
endif()
set(bundle "Dueling Tigers.app/Contents")
configure_file(macos/Info.plist.in Info.plist @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/Info.plist DESTINATION ${bundle})

set(icon ${CMAKE_CURRENT_BINARY_DIR}/dueling-tigers.icns)
file(GLOB pictures CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/icon/dueling-tigers-*.png)
add_custom_command(
  OUTPUT ${icon}
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/macos/make-icns.sh ${icon}
  DEPENDS ${pictures} ${CMAKE_CURRENT_SOURCE_DIR}/macos/make-icns.sh
  COMMENT "Making the icon" VERBATIM)
add_custom_target(icon ALL DEPENDS ${icon})
install(FILES ${icon} DESTINATION ${bundle}/Resources)
