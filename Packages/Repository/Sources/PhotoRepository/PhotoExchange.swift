import DomainKit
import Foundation
import PhotoDomain
import RepositoryKit

/// Fetches the files of photos of one source.
struct PhotoExchange: Sendable {
    /// A response to the request for a part of a file.
    private enum PartResponse {
        case whole([UInt8])
        case part(FilePart)
        /// The part does not exist, or cannot be placed.
        case unusable
    }

    /// The limits of a download, which may take as long as something arrives.
    private static let limits = HTTPLimits(total: .seconds(600), bodySize: ImageHeader.fileSizeLimit)

    let exchange: any HTTPExchange
    let headers: HTTPHeaders
    let partial: PartialDownloads?
    /// The lock of a source that wants one request at a time, or nil.
    let requestLock: AsyncMutex?
    let clock: any WallClock

    func file(at url: URL) async throws(ApplicationError) -> [UInt8] {
        try await withRequestLock { () throws(ApplicationError) in
            try await exchange.imageFile(at: url, headers: headers, clock: clock)
        }
    }

    /// Downloads the file of a photo, in parts where the source has them.
    ///
    /// Parts that have arrived before are not fetched again; they are kept until the photo is removed from the queue of
    /// downloads.
    func download(
        _ photo: PhotoID,
        at url: URL,
        report: (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] {
        guard let partial else { return try await file(at: url) }
        var download = try await partial.download(of: photo, at: url)
        while true {
            if let download {
                report(download.received)
                if download.isComplete { return download.bytes }
            }
            switch try await part(of: url, after: download) {
            case .whole(let bytes): return bytes
            case .part(let part) where part.total > ImageHeader.fileSizeLimit:
                throw ApplicationError(.unavailable(.tooLarge))
            case .part(let part):
                var known = download ?? PartialDownload(validator: part.validator, total: part.total, bytes: [])
                guard known.continues(part) else { return try await file(at: url) }
                try await partial.keep(part, after: known, of: photo, at: url)
                known.bytes += part.bytes
                download = known
            case .unusable: return try await file(at: url)
            }
        }
    }

    private func part(of url: URL, after download: PartialDownload?) async throws(ApplicationError) -> PartResponse {
        let range = PartialDownload.headers(from: download?.bytes.count ?? 0, ifRange: download?.validator)
        let request = HTTPRequest(.get, url, headers: headers.adding(range), limits: Self.limits)
        return try await withRequestLock { () throws(ApplicationError) in
            try await exchange.answer(to: request) { [clock] response throws(ApplicationError) in
                switch response.status {
                case 206: return FilePart(response).map { .part($0) } ?? .unusable
                case 416: return .unusable
                default:
                    if let failure = response.failure(now: clock.now) { throw failure }
                    return .whole(Array(response.body))
                }
            }
        }
    }

    private func withRequestLock<Value>(
        _ body: () async throws(ApplicationError) -> Value
    ) async throws(ApplicationError) -> Value {
        guard let requestLock else { return try await body() }
        return try await requestLock.withLock { () throws(ApplicationError) in
            // Waiting for the lock is not ended by a cancellation.
            guard !Task.isCancelled else { throw ApplicationError(TransportError.cancelled) }
            return try await body()
        }
    }
}

extension HTTPHeaders {
    fileprivate func adding(_ others: HTTPHeaders) -> HTTPHeaders {
        var headers = self
        for field in others.fields { headers[field.name] = field.value }
        return headers
    }
}
