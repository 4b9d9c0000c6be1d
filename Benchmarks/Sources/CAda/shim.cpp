#include "CAda.h"
#include "ada.h"

bool ada_peer_can_parse(const char *bytes, size_t count) {
  return ada::can_parse(std::string_view(bytes, count));
}

size_t ada_peer_parse(const char *bytes, size_t count) {
  auto url = ada::parse<ada::url_aggregator>(std::string_view(bytes, count));
  return url ? url->get_href().size() : 0;
}
