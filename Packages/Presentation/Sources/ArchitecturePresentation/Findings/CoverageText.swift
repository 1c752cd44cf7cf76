import ArchitectureDomain
import PresentationKit

/// The sentence about the Swift files that belong to targets, with the folders of the others.
enum CoverageText {
    /// The largest number of folders that are named.
    private static let shownFolders = 5

    static func line(_ coverage: Coverage) -> Phrase {
        let excluded = coverage.excluded > 0
        let folders = coverage.folders
        return Phrase(
            en:
                "\(coverage.covered) of \(coverage.total.english("Swift file")) in \(coverage.targets.english("target"))"
                + (excluded ? "; \(coverage.excluded) excluded by manifests" : "")
                + (folders.isEmpty
                    ? "" : "; \(coverage.uncovered) in folders without a target: \(list(folders, ", "))"),
            ja: "Swift ファイル \(coverage.total) 個中 \(coverage.covered) 個が \(coverage.targets) ターゲットに属しています"
                + (excluded ? "。マニフェストで除外 \(coverage.excluded) 個" : "")
                + (folders.isEmpty
                    ? "" : "。ターゲットのないフォルダーに \(coverage.uncovered) 個: \(list(folders, "、"))")
        )
    }

    /// Returns the folders with their numbers of files, as far as they are named.
    static func list(_ folders: [Coverage.Folder], _ separator: String) -> String {
        let named = folders.prefix(shownFolders).map { "\($0.path) (\($0.files))" }
        return (named + (folders.count > shownFolders ? ["…"] : [])).joined(separator: separator)
    }

    /// Returns the sentence for formats that contain nothing but findings or modules, or nil if every file has a target.
    static func note(_ coverage: Coverage) -> String? {
        coverage.covered < coverage.total ? line(coverage).english : nil
    }
}
