#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ada::can_parse: whether bytes are an absolute address.
bool ada_peer_can_parse(const char *bytes, size_t count);
/// ada::parse<ada::url_aggregator>: the length of the serialization, or 0.
size_t ada_peer_parse(const char *bytes, size_t count);

#ifdef __cplusplus
}
#endif
