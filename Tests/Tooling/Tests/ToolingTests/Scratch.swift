import Foundation
import InfrastructureTesting

/// A temporary folder with files of this repository.
struct Scratch {
    private let temporary: TemporaryFolder
    let folder: URL

    /// The path of a folder in which the fixtures are built once for all tests that may run one after the other.
    static var shared: String {
        (ProcessInfo.processInfo.environment["STRATA_SCRATCH"] ?? Script.repository.path + "/.build") + "/fixtures"
    }

    init() throws {
        temporary = try TemporaryFolder()
        folder = URL(filePath: temporary.path)
    }

    /// Writes a file, and creates the folders above it.
    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// Writes a shell script that can be executed.
    func writeProgram(_ path: String, _ body: String) throws {
        try BuiltProgram.writeScript("#!/bin/sh\n\(body)\n", to: try write("", to: path).path)
    }

    /// Copies a file or a folder of this repository, to the same path unless another one is given.
    func copy(_ source: String, to path: String? = nil) throws {
        let target = folder.appending(path: path ?? source)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(
            at: Script.repository.appending(path: source).resolvingSymlinksInPath(),
            to: target
        )
    }
}
