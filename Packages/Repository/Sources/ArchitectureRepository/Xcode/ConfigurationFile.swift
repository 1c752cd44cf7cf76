import ArchitectureDomain
import DomainKit
import RepositoryKit

/// A reader of files with build settings of Xcode, `*.xcconfig`.
struct ConfigurationFile {
    let files: any FileSource
    /// The absolute path of the root.
    let root: String

    private static let sizeLimit = 1 << 20
    /// The largest number of files that include each other.
    private static let fileLimit = 64

    /// Returns the settings in a file and in those that it includes; the last one of a name counts, and conditional ones do not.
    func settings(_ path: String) async -> [String: String] {
        var seen: Set<String> = []
        return await settings(path, &seen)
    }

    private func settings(_ path: String, _ seen: inout Set<String>) async -> [String: String] {
        guard seen.count < Self.fileLimit, seen.insert(path).inserted, !path.isOutside,
            let bytes = try? await files.read(path, under: root, limit: Self.sizeLimit)
        else { return [:] }
        var settings: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let other = String(parts[1]).resolved(in: path.folder)
                settings.merge(await self.settings(other, &seen)) { $1 }
            } else {
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                let parts = code.split(separator: "=", maxSplits: 1).map(\.trimmed)
                if parts.count == 2, !parts[0].contains("[") { settings[parts[0]] = parts[1] }
            }
        }
        return settings
    }
}
