# What a Linux desktop's catalogue says of the game: its releases are the dated headings of the changelog, its pictures
# those of this version.
set(pictures ${PROJECT_HOMEPAGE_URL}/raw/v${PROJECT_VERSION}/docs/images)
set(changelog ${CMAKE_SOURCE_DIR}/docs/changelog.md)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
file(STRINGS ${changelog} headings REGEX "^## [0-9.]+ \\([0-9-]+\\)$")
set(releases)
foreach(heading IN LISTS headings)
  string(REGEX REPLACE "^## ([0-9.]+) \\((.*)\\)$" "    <release version=\"\\1\" date=\"\\2\"/>" release "${heading}")
  list(APPEND releases "${release}")
endforeach()
string(REPLACE ";" "\n" releases "${releases}")
configure_file(${CMAKE_CURRENT_LIST_DIR}/${id}.metainfo.xml.in ${CMAKE_CURRENT_BINARY_DIR}/${id}.metainfo.xml @ONLY)
