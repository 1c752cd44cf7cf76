import Foundation

extension Repository {
    /// Returns the kits: the products that belong to no feature.
    ///
    /// - Throws: An error of Foundation if a file cannot be read.
    public func kits() throws -> [Kit] {
        let features = try features()
        return try packages().flatMap { package in
            let manifest = try String(contentsOf: root.appending(path: "\(package)/Package.swift"), encoding: .utf8)
            return manifest.split(separator: "\n").compactMap { line -> String? in
                let text = line.drop { $0 == " " }
                guard text.hasPrefix(".library(name: \"") else { return nil }
                return text.split(separator: "\"").dropFirst().first.map { String($0) }
            }
            .filter { name in !features.contains { name.hasPrefix($0) } }
            .map {
                Kit(
                    name: $0,
                    sources: texts(of: "\(package)/Sources/\($0)", "swift"),
                    articles: texts(of: "\(package)/Sources/\($0)/Documentation.docc", "md")
                )
            }
        }
    }

    private func packages() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Packages").path).sorted()
            .map { "Packages/\($0)" }
            .filter { FileManager.default.fileExists(atPath: root.appending(path: "\($0)/Package.swift").path) }
    }

    /// Returns the features that `architecture.toml` lists.
    private func features() throws -> [String] {
        let rules = try String(contentsOf: root.appending(path: "architecture.toml"), encoding: .utf8)
        let section = rules.firstRange(of: "[features]\nnames = [").map { rules[$0.upperBound...].prefix { $0 != "]" } }
        return (section ?? "").split(separator: "\"").map { String($0) }.filter { $0.first?.isLetter == true }
    }
}
