import CStrataCurl
import RepositoryKit
import Synchronization

/// The transfers under way, which only the loop's thread uses.
struct Transfers {
    /// A Boolean value that indicates whether libcurl is there; it is loaded the first time.
    static let isLibraryLoaded = ccurl_load()

    private static let isInitialised = ccurl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

    private static let idleHandleLimit = 8

    let multi: UnsafeMutableRawPointer
    private let settings: NetworkSettings
    private var running: [ObjectIdentifier: Transfer] = [:]
    /// Handles for reuse, because creating one takes longer than an exchange on the loopback.
    private var idleHandles: [UnsafeMutableRawPointer] = []

    /// Creates an empty set of transfers; the library has to be loaded.
    init(settings: NetworkSettings) {
        guard Self.isInitialised, let multi = ccurl_multi_init() else {
            preconditionFailure("libcurl has no memory to start with.")
        }
        self.multi = multi
        self.settings = settings
    }

    /// Executes commands.
    ///
    /// - Returns: False if the loop has to end.
    mutating func execute(_ commands: [TransferLoop.Command]) -> Bool {
        for command in commands {
            switch command {
            case .start(let request, let token, let continuation):
                let transfer = Transfer(
                    request,
                    on: takeHandle(),
                    token: token,
                    settings: settings,
                    continuation: continuation
                )
                running[ObjectIdentifier(token)] = transfer
                if token.isCancelled.load(ordering: .acquiring) {
                    finish(transfer, .failure(.cancelled))
                } else {
                    begin(transfer, request)
                }
            case .cancel(let token):
                if let transfer = running[ObjectIdentifier(token)] { finish(transfer, .failure(.cancelled)) }
            case .stop:
                return false
            }
        }
        return true
    }

    /// Advances every transfer, then waits for an event or a time limit.
    mutating func advance() {
        ccurl_multi_perform(multi)
        var code = CURLE_OK
        while let easy = ccurl_next_finished(multi, &code) {
            if let transfer = Transfer.of(easy) { end(transfer, code) }
        }
        let now = ContinuousClock.now
        var wait = Duration.seconds(60)
        for transfer in running.values {
            switch transfer.timeoutStatus(at: now) {
            case .expired(let stage): finish(transfer, .failure(.timedOut(stage)))
            case .remaining(let left): wait = min(wait, left)
            }
        }
        // One millisecond more, because a wait that is rounded down would end before the limit.
        ccurl_multi_wait(multi, Int32(wait / .milliseconds(1)) + 1)
    }

    /// Cancels the remaining transfers and frees all handles.
    mutating func close() {
        for transfer in running.values { finish(transfer, .failure(.cancelled)) }
        for easy in idleHandles { ccurl_easy_cleanup(easy) }
        ccurl_multi_cleanup(multi)
    }

    private mutating func takeHandle() -> UnsafeMutableRawPointer {
        if let idle = idleHandles.popLast() { return idle }
        guard let easy = ccurl_easy_init() else { preconditionFailure("libcurl has no memory for a transfer.") }
        return easy
    }

    private mutating func begin(_ transfer: Transfer, _ request: HTTPRequest) {
        do throws(TransportError) {
            try transfer.prepare(request)
            ccurl_multi_add(multi, transfer.easy)
        } catch {
            finish(transfer, .failure(error))
        }
    }

    private mutating func end(_ transfer: Transfer, _ code: CURLcode) {
        switch transfer.outcome(code) {
        case .completed(let response):
            finish(transfer, .success(response))
        case .failed(let error):
            finish(transfer, .failure(error))
        case .redirected(let next):
            ccurl_multi_remove(multi, transfer.easy)
            begin(transfer, next)
        }
    }

    private mutating func finish(_ transfer: Transfer, _ result: Result<HTTPResponse, TransportError>) {
        running[ObjectIdentifier(transfer.token)] = nil
        // The connection is closed before the task resumes, so that a cancelled exchange leaves no connection.
        ccurl_multi_remove(multi, transfer.easy)
        transfer.close(keepingFile: (try? result.get()) != nil)
        if idleHandles.count < Self.idleHandleLimit {
            idleHandles.append(transfer.easy)
        } else {
            ccurl_easy_cleanup(transfer.easy)
        }
        transfer.continuation.resume(returning: result)
    }
}
