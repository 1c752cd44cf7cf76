import Foundation
import RepositoryKit
import Testing

extension HTTPExchangeCheck {
    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "日本 body"))
    }

    private func exists(_ file: URL) -> Bool {
        FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    }

    func aBodyGoesToAFile() async throws {
        let large = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        for body in [large, Data()] {
            try await withFile { file in
                let server = try start([.response(302, ["location": "/"], text: "moved"), .response(200, [:], body)])
                let request = HTTPRequest(.get, server.baseURL, destination: .file(file))
                let response = try await exchange.send(request)
                #expect(response.status == 200, sourceLocation: location)
                #expect(response.body.isEmpty, sourceLocation: location)
                #expect(try Data(contentsOf: file) == body, sourceLocation: location)
            }
        }
    }

    func aFailureStaysInMemory() async throws {
        try await withFile { file in
            let server = try start([.response(404, text: "gone")])
            let response = try await exchange.send(HTTPRequest(.get, server.baseURL, destination: .file(file)))
            #expect(response.status == 404, sourceLocation: location)
            #expect(response.body == Data("gone".utf8), sourceLocation: location)
            #expect(!exists(file), sourceLocation: location)
        }
    }

    func aFileThatExistsIsLeftAlone() async throws {
        try await withFile { file in
            try Data("old".utf8).write(to: file)
            let server = try start([.response(200, text: "new")])
            await expect(
                .unwritable(path: file.path(percentEncoded: false)),
                HTTPRequest(.get, server.baseURL, destination: .file(file))
            )
            #expect(try Data(contentsOf: file) == Data("old".utf8), sourceLocation: location)
        }
    }

    func aFailedDownloadLeavesNoFile() async throws {
        try await withFile { file in
            let server = try start([.half(Data(count: 1000)), .response(200, [:], Data(count: 1000))])
            await expect(.interrupted, HTTPRequest(.get, server.baseURL, destination: .file(file)))
            #expect(!exists(file), sourceLocation: location)
            let limits = HTTPLimits(bodySize: 999)
            await expect(
                .tooLarge(limit: 999),
                HTTPRequest(.get, server.baseURL, limits: limits, destination: .file(file))
            )
            #expect(!exists(file), sourceLocation: location)
        }
    }
}
