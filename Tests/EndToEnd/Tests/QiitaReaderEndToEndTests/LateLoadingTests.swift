import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of a reader whose libcurl cannot be loaded.
struct LateLoadingTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
        // The loader finds this file first, and refuses it.
        try Data().write(to: URL(filePath: home.folder + "/libcurl.so.4"))
    }

    @Test(.enabled(if: isLinux))
    func `commands that need no connection need no libcurl, and the others name it`() async throws {
        let environment = ["LD_LIBRARY_PATH": home.folder]
        for arguments in [["--version"], ["list", "--source", "guide"], ["kept"], ["status"]] {
            try await home.run(arguments, environment: environment, exits: 0)
        }
        let run = try await home.run("list", environment: environment, exits: 7)
        #expect(run.messages.contains("'libcurl'"), "\(run)")
        #expect(home.qiita.requests.isEmpty)
    }

    private static var isLinux: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }
}
