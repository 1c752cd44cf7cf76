import CCurl
import Foundation
import RepositoryKit
import TransportParts

/// One exchange with its redirects, on libcurl's easy handle.
final class Transfer {
    enum Outcome {
        case answered(HTTPResponse)
        case failed(TransportError)
        case redirected(HTTPRequest)
    }

    enum Pulse {
        case alive(left: Duration)
        case late(TransportError.Stage)
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

    /// The transfer that a handle belongs to.
    static func of(_ easy: UnsafeMutableRawPointer) -> Transfer? {
        ccurl_get_context(easy).map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes the handle ready for a request, the first one or one that follows a redirect.
    func prepare(_ request: HTTPRequest) -> Result<Void, TransportError> {
        self.request = request
        curl_easy_reset(easy)
        curl_slist_free_all(fields)
        head = ResponseHead(limit: request.limits.headerSize)
        body = ResponseBody(limit: request.limits.bodySize, destination: request.destination)
        isConnected = false
        fields = nil
        do throws(TransportError) {
            try request.checkURL()
        } catch {
            return .failure(error)
        }
        fields = Self.configure(easy, request, settings)
        message.initialize(repeating: 0)
        ccurl_set_receivers(
            easy,
            { bytes, size, count, context in
                Transfer.receive(bytes, size * count, context) { transfer, line throws(TransportError) in
                    try transfer.head.receive(line)
                    guard transfer.head.isWhole else { return }
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
        return .success(())
    }

    /// Looks at the limits of time.
    func pulse(_ now: ContinuousClock.Instant) -> Pulse {
        let total = request.limits.total - (now - start)
        guard total > .zero else { return .late(.total) }
        let sent = ccurl_get_size(easy, CURLINFO_SIZE_UPLOAD_T)
        if !isConnected, ccurl_get_size(easy, CURLINFO_PRETRANSFER_TIME_T) > 0 {
            isConnected = true
            lastActivity = now
        } else if sent != uploaded {
            uploaded = sent
            lastActivity = now
        }
        // Until then libcurl watches the limit for connecting.
        guard isConnected else { return .alive(left: total) }
        let idle = request.limits.idle - (now - lastActivity)
        return idle > .zero ? .alive(left: min(total, idle)) : .late(.idle)
    }

    /// What the end of a transfer means.
    func outcome(_ code: CURLcode) -> Outcome {
        if let failure { return .failed(failure) }
        guard code == CURLE_OK else {
            let errno = ccurl_get_long(easy, CURLINFO_OS_ERRNO)
            let text = message.baseAddress.map { String(cString: $0) } ?? ""
            return .failed(TransportError(code, errno: errno, message: text, request: request))
        }
        guard head.isWhole else { return .failed(.interrupted) }
        do throws(TransportError) {
            try body.end(status: head.status)
            guard let next = try request.redirected(status: head.status, location: head.headers["location"]) else {
                return .answered(
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

    /// Lets go of everything but the handle, which must have left the multi handle before.
    func close(keepingFile: Bool) {
        body.close(keepingFile: keepingFile)
        curl_easy_reset(easy)
        curl_slist_free_all(fields)
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
            // Any number but the count ends the transfer.
            return count == 0 ? 1 : 0
        }
    }
}
