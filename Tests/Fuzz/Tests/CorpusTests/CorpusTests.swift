import DedicatedThreads
import Foundation
import FuzzTargets
import Testing

/// The fuzz targets on the inputs of their corpora, without the fuzzer.
@Suite struct CorpusTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus")

    @Test(arguments: FuzzTarget.all.map(\.name))
    func `the corpus brings out no fault`(_ name: String) async throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let folder = Self.corpus.appending(path: name)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        let inputs = try files.map { try Data(contentsOf: $0) }
        // A target may wait for tasks, whose threads the tests would keep from them.
        await DedicatedThread.run {
            for input in inputs { input.withUnsafeBytes { target.body($0) } }
        }
    }

    @Test func `a target may cost no more than in proportion to its input`() {
        for limit in FuzzTarget.all.map(\.limit) {
            #expect(limit.allows(seconds: 0.1, bytes: 1 << 20, inputBytes: 0))
            #expect(limit.allows(seconds: 1, bytes: 16 << 20, inputBytes: 4_096))
            #expect(!limit.allows(seconds: 10, bytes: 0, inputBytes: 4_096))
            #expect(!limit.allows(seconds: 0, bytes: 256 << 20, inputBytes: 4_096))
        }
    }
}
