// A TLS server for tests, as far as it is easier to say with OpenSSL in C than in Swift.
#pragma once

/// Makes a key and a certificate that it signs itself, and writes the certificate to a file as PEM.
///
/// `names` is a subject alternative name as OpenSSL writes it, for example "IP:127.0.0.1"; the certificate is valid from
/// `begin` to `end`, in seconds from now; by ALPN it agrees on HTTP/2 or on HTTP/1.1. Returns a context, or NULL.
void *tls_make_context(const char *names, long begin, long end, int http2, const char *path);

void tls_free_context(void *context);

/// Makes what one connection needs; it keeps the context alive.
void *tls_make_session(void *context);

/// Shakes hands on `client`, then copies what comes to `upstream` and back until one of them ends. Frees the session.
void tls_copy(void *session, int client, int upstream);
