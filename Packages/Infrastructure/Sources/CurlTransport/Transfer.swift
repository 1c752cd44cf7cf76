import CStrataCurl
import Foundation
import RepositoryKit
import TransportParts

/// An exchange with its redirects, on an easy handle of libcurl.
final class Transfer {
    enum Outcome {
        case completed(HTTPResponse)
        case failed(TransportError)
        case redirected(HTTPRequest)
    }

    enum TimeoutStatus {
        case remaining(Duration)
        case expired(TransportError.Stage)
    }

    let easy: UnsafeMutableRawPointer
    let token: CancellationToken
    let continuation: TransferLoop.Continuation
    private let settings: NetworkSettings
    private let start = ContinuousClock.now
    private var request: HTTPRequest
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var redirects = 0
    private var head = ResponseHead(limit: 0)
    private var body = ResponseBody(limit: 0, destination: .memory)
    private var failure: TransportError?
    private let message = UnsafeMutableBufferPointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var isConnected = false
    private var uploaded: curl_off_t = 0
    private var lastActivity = ContinuousClock.now

    init(
        _ request: HTTPRequest,
        on easy: UnsafeMutableRawPointer,
        token: CancellationToken,
        settings: NetworkSettings,
        continuation: TransferLoop.Continuation
    ) {
        self.easy = easy
        self.request = request
        self.token = token
        self.settings = settings
        self.continuation = continuation
    }

    static func of(_ easy: UnsafeMutableRawPointer) -> Transfer? {
        ccurl_get_context(easy).map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Configures the handle for the first request, or for the one after a redirect.
    func prepare(_ request: HTTPRequest) throws(TransportError) {
        self.request = request
        ccurl_easy_reset(easy)
        ccurl_slist_free(fields)
        head = ResponseHead(limit: request.limits.headerSize)
        body = ResponseBody(limit: request.limits.bodySize, destination: request.destination)
        isConnected = false
        fields = nil
        try request.checkURL()
        fields = Self.configure(easy, request, settings)
        message.initialize(repeating: 0)
        ccurl_set_receivers(
            easy,
            { bytes, size, count, context in
                Transfer.receive(bytes, size * count, context) { transfer, line throws(TransportError) in
                    try transfer.head.receive(line)
                    guard transfer.head.isComplete else { return }
                    try transfer.body.expect(status: transfer.head.status, headers: transfer.head.headers)
                }
            },
            { bytes, size, count, context in
                Transfer.receive(bytes, size * count, context) { transfer, part throws(TransportError) in
                    try transfer.body.receive(part, status: transfer.head.status)
                }
            },
            Unmanaged.passUnretained(self).toOpaque(),
            message.baseAddress
        )
    }

    func timeoutStatus(at now: ContinuousClock.Instant) -> TimeoutStatus {
        let total = request.limits.total - (now - start)
        guard total > .zero else { return .expired(.total) }
        let sent = ccurl_get_size(easy, CURLINFO_SIZE_UPLOAD_T)
        if !isConnected, ccurl_get_size(easy, CURLINFO_PRETRANSFER_TIME_T) > 0 {
            isConnected = true
            lastActivity = now
        } else if sent != uploaded {
            uploaded = sent
            lastActivity = now
        }
        // Before that, libcurl enforces the limit for connecting.
        guard isConnected else { return .remaining(total) }
        let idle = request.limits.idle - (now - lastActivity)
        return idle > .zero ? .remaining(min(total, idle)) : .expired(.idle)
    }

    func outcome(_ code: CURLcode) -> Outcome {
        if let failure { return .failed(failure) }
        guard code == CURLE_OK else {
            let errno = ccurl_get_long(easy, CURLINFO_OS_ERRNO)
            let text = message.baseAddress.map { String(cString: $0) } ?? ""
            return .failed(TransportError(code, errno: errno, message: text, request: request))
        }
        guard head.isComplete else { return .failed(.interrupted) }
        do throws(TransportError) {
            try body.end(status: head.status)
            guard let next = try request.redirected(status: head.status, location: head.headers["location"]) else {
                return .completed(
                    HTTPResponse(status: head.status, headers: head.headers, body: body.bytes, url: request.url)
                )
            }
            redirects += 1
            guard redirects <= request.limits.redirects else { return .failed(.redirect) }
            return .redirected(next)
        } catch {
            return .failed(error)
        }
    }

    /// Releases everything but the handle, which must have been removed from the multi handle.
    func close(keepingFile: Bool) {
        body.close(keepingFile: keepingFile)
        ccurl_easy_reset(easy)
        ccurl_slist_free(fields)
        fields = nil
        message.deallocate()
    }

    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?,
        _ count: Int,
        _ context: UnsafeMutableRawPointer?,
        _ deliver: (Transfer, UnsafeRawBufferPointer) throws(TransportError) -> Void
    ) -> Int {
        guard let context else { return 0 }
        let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        transfer.lastActivity = .now
        do throws(TransportError) {
            try deliver(transfer, UnsafeRawBufferPointer(start: bytes, count: count))
            return count
        } catch {
            transfer.failure = error
            // Any other number than the count ends the transfer.
            return count == 0 ? 1 : 0
        }
    }
}
