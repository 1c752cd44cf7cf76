import Foundation
import Testing

/// The versions of the apps, which are released together, and that of the change log.
struct ReleaseTests {
    @Test func `every app bears the version and the day of the release`() throws {
        let apps = Script.repository.appending(path: "Apps")
        var releases: [String: String] = [:]
        for app in try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted() {
            let sources = apps.appending(path: "\(app)/Sources")
            let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
            for file in files where file.hasSuffix(".swift") && !file.hasPrefix("CStrataTemplates/") {
                let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
                guard let version = text.firstMatch(of: #/version(?:: | = )"([^"]*)"/#) else { continue }
                let day = try #require(text.firstMatch(of: #/released(?:: | = )"(\d{4}-\d{2}-\d{2})"/#), "\(file)")
                releases[app] = "[\(version.1)] - \(day.1)"
            }
        }
        #expect(releases.count > 1)
        #expect(Set(releases.values).count == 1, "\(releases)")
        let changes = try String(contentsOf: Script.repository.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let newest = changes.split(separator: "\n").first { $0.hasPrefix("## [") && $0 != "## [Unreleased]" }
        if let newest { #expect(releases.values.first.map { "## \($0)" } == String(newest)) }
    }
}
