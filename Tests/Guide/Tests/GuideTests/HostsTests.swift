import Foundation
import Testing

/// Tests of what docs/hosts.md says about the sources.
struct HostsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardizedFileURL

    /// The Swift files below a folder, by their paths in it.
    private func sources(in folder: String) throws -> [String: String] {
        let base = Self.root.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: base.path).filter { $0.hasSuffix(".swift") }
        let texts = try names.map { ($0, try String(contentsOf: base.appending(path: $0), encoding: .utf8)) }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    /// Returns whether a file has more for Apple's systems than an import in place of another one.
    private func hasBranch(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        return lines.indices.contains { index in
            lines[index].hasPrefix("#") && lines[index].contains(/canImport\(Darwin\)|os\(macOS\)|os\(iOS\)/)
                && !lines[min(index + 1, lines.count - 1)].contains(/\bimport \w+$/)
        }
    }

    @Test func `exactly the files with a branch for Apple's systems are listed`() throws {
        let document = try String(contentsOf: Self.root.appending(path: "docs/hosts.md"), encoding: .utf8)
        let listed = document.matches(of: /\n\| `([\w\/+.]+\.swift)` \|/).map { String($0.1) }
        let branched = try ["Packages", "Apps", "Tests"].flatMap { group in
            try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: group).path).flatMap {
                package in
                let folder = "\(group)/\(package)/Sources"
                guard FileManager.default.fileExists(atPath: Self.root.appending(path: folder).path) else {
                    return [String]()
                }
                return try sources(in: folder).filter { hasBranch($0.value) }.map(\.key)
            }
        }
        #expect(listed.sorted() == branched.sorted())
    }

    @Test func `no line of Presentation names a host`() throws {
        let names = /\b(UIKit|SwiftUI|AppKit|ViewKit|TerminalKit|UIKitHost|LineHost|ScreenHost)\b/
        let sources = try sources(in: "Packages/Presentation/Sources")
        #expect(sources.count > 100)
        let found = sources.flatMap { path, text in
            text.split(separator: "\n").filter { $0.contains(names) && !$0.drop { $0 == " " }.hasPrefix("//") }
                .map { "\(path): \($0)" }
        }
        #expect(found.sorted() == [])
    }
}
