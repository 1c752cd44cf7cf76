import Foundation
import Testing

/// The libraries that Domain and UseCase link show the technologies that they use.
struct LinkageTests {
    @Test func `Domain and UseCase link no networking`() throws {
        #expect(try libraries("InnerLayersProbe").filter(Self.isNetworking) == [])
    }

    @Test func `a program that links networking is found out`() throws {
        #expect(try libraries("NetworkingProbe").contains(where: Self.isNetworking))
    }

    private static func isNetworking(_ library: String) -> Bool {
        ["FoundationNetworking", "CFNetwork", "curl", "Network.framework"].contains { library.contains($0) }
    }

    /// The names of shared libraries that stand in a program that was built beside the tests.
    private func libraries(_ program: String) throws -> [String] {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let bytes = try Data(contentsOf: folder.appending(path: program))
        #if os(Linux)
            let mark = ".so"
        #else
            let mark = "/"
        #endif
        let words = bytes.split(separator: 0).lazy
            .filter { $0.count < 200 && $0.allSatisfy { (0x21...0x7E).contains($0) } }
            .map { String(decoding: $0, as: UTF8.self) }
        let libraries = words.filter { $0.contains(mark) }
        // The program links something, or this looks at the wrong file.
        try #require(libraries.contains { $0.contains("Foundation") || $0.contains("swiftCore") })
        return Array(libraries)
    }
}
