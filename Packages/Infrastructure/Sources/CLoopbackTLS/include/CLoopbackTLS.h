// The parts of a TLS server for tests that need OpenSSL in C.
#pragma once

/// Creates a key and a self-signed certificate, and writes the certificate to a file as PEM.
///
/// `names` is a subject alternative name as OpenSSL writes it, for example "IP:127.0.0.1"; the certificate is valid from
/// `begin` to `end`, in seconds from now; ALPN negotiates HTTP/2 or HTTP/1.1. Returns a context, or NULL.
void *tls_make_context(const char *names, long begin, long end, int http2, const char *path);

void tls_free_context(void *context);

/// Creates the session of one connection, which keeps the context alive.
void *tls_make_session(void *context);

/// Performs the handshake on `client`, then copies bytes to `upstream` and back until one of them ends. Frees the session.
void tls_copy(void *session, int client, int upstream);
