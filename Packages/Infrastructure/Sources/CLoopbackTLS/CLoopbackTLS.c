#include "CLoopbackTLS.h"

#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

static int choose_protocol(SSL *ssl, const unsigned char **chosen, unsigned char *length, const unsigned char *offered,
                           unsigned int size, void *protocol) {
    (void)ssl;
    size_t wanted = strlen(protocol);
    for (unsigned int i = 0; i < size; i += offered[i] + 1u) {
        if (offered[i] == wanted && i + 1 + wanted <= size && !memcmp(offered + i + 1, protocol, wanted)) {
            *chosen = offered + i + 1;
            *length = (unsigned char)wanted;
            return SSL_TLSEXT_ERR_OK;
        }
    }
    return SSL_TLSEXT_ERR_NOACK;
}

static int extend(X509 *certificate, int kind, const char *value) {
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, NULL, kind, value);
    int added = extension && X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
    return added;
}

static X509 *make_certificate(EVP_PKEY *key, const char *names, long begin, long end) {
    X509 *certificate = X509_new();
    X509_set_version(certificate, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate), begin);
    X509_gmtime_adj(X509_getm_notAfter(certificate), end);
    X509_set_pubkey(certificate, key);
    X509_NAME *name = X509_get_subject_name(certificate);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)"loopback", -1, -1, 0);
    X509_set_issuer_name(certificate, name);
    if (extend(certificate, NID_basic_constraints, "critical,CA:TRUE") &&
        extend(certificate, NID_subject_alt_name, names) && X509_sign(certificate, key, EVP_sha256())) {
        return certificate;
    }
    X509_free(certificate);
    return NULL;
}

void *tls_make_context(const char *names, long begin, long end, int http2, const char *path) {
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *certificate = key ? make_certificate(key, names, begin, end) : NULL;
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    FILE *file = fopen(path, "w");
    int made = certificate && context && file && PEM_write_X509(file, certificate) &&
               SSL_CTX_use_certificate(context, certificate) && SSL_CTX_use_PrivateKey(context, key);
    if (file) fclose(file);
    X509_free(certificate);
    EVP_PKEY_free(key);
    if (!made) {
        SSL_CTX_free(context);
        return NULL;
    }
    SSL_CTX_set_alpn_select_cb(context, choose_protocol, http2 ? "h2" : "http/1.1");
    return context;
}

void tls_free_context(void *context) {
    SSL_CTX_free(context);
}

static int send_all(int descriptor, const char *bytes, long count) {
    while (count > 0) {
        long sent = send(descriptor, bytes, (size_t)count, MSG_NOSIGNAL);
        if (sent <= 0) return 0;
        bytes += sent;
        count -= sent;
    }
    return 1;
}

void *tls_make_session(void *context) {
    return SSL_new(context);
}

void tls_copy(void *session, int client, int upstream) {
    char buffer[16384];
    SSL *ssl = session;
    // OpenSSL writes to sockets that may have been closed; the thread is this connection's own.
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, NULL);
    SSL_set_fd(ssl, client);
    int going = SSL_accept(ssl) == 1;
    while (going) {
        struct pollfd waits[2] = {{client, POLLIN, 0}, {upstream, POLLIN, 0}};
        if (!SSL_pending(ssl)) poll(waits, 2, -1);
        if (SSL_pending(ssl) || waits[0].revents) {
            int count = SSL_read(ssl, buffer, sizeof buffer);
            going = count > 0 && send_all(upstream, buffer, count);
        }
        if (going && waits[1].revents) {
            long count = recv(upstream, buffer, sizeof buffer, 0);
            going = count > 0 && SSL_write(ssl, buffer, (int)count) > 0;
        }
    }
    SSL_shutdown(ssl);
    SSL_free(ssl);
}
