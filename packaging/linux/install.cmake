# What is installed on Linux beside the programs and what they load: desktop entry, icons, manual pages, and what a Debian
# package or a folder to unpack has of its own.
set(id io.github.dueling_tigers.dueling_tigers)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
set(linux ${CMAKE_CURRENT_LIST_DIR})
install(FILES ${linux}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${linux}/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)
include(${linux}/metainfo.cmake)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${CMAKE_SOURCE_DIR}/assets/icon/dueling-tigers.svg
        DESTINATION ${icons}/scalable/apps RENAME ${id}.svg)
foreach(size 16 24 32 48 64 128 256 512)
  install(FILES ${CMAKE_SOURCE_DIR}/assets/icon/dueling-tigers-${size}.png
          DESTINATION ${icons}/${size}x${size}/apps RENAME ${id}.png)
endforeach()

set(manual ${linux}/dueling-tigers.6 ${linux}/tigers.6)
if(NOT TIGERS_DEB)
  install(FILES ${manual} DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  if(TIGERS_PACKAGED)
    install(PROGRAMS ${linux}/start.sh DESTINATION . RENAME dueling-tigers)
  endif()
else()
  # packed FILE NAME: FILE packed without a time in it
  function(packed file name)
    execute_process(COMMAND gzip -9nc ${file} OUTPUT_FILE ${CMAKE_CURRENT_BINARY_DIR}/${name})
  endfunction()
  foreach(page dueling-tigers tigers)
    packed(${linux}/${page}.6 ${page}.6.gz)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${page}.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  endforeach()
  string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC) # SOURCE_DATE_EPOCH if it is set
  configure_file(${linux}/changelog.Debian.in ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian @ONLY)
  packed(${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian changelog.Debian.gz)
  packed(${CMAKE_SOURCE_DIR}/docs/changelog.md changelog.gz)
  execute_process(COMMAND cat ${CMAKE_SOURCE_DIR}/LICENSE ${TIGERS_NOTICES}
                  OUTPUT_FILE ${CMAKE_CURRENT_BINARY_DIR}/copyright)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz
                ${CMAKE_CURRENT_BINARY_DIR}/copyright DESTINATION ${TIGERS_DOCDIR})
  install(FILES ${linux}/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME dueling-tigers)
endif()
