extension Checker {
    /// Returns a finding for each folder with Swift files that belong to no target, if the rules demand a target for all.
    func coverageFindings() -> [Finding] {
        guard let rule = rules.coverage else { return [] }
        return codebase.coverage.folders.map { folder in
            let fact = Fact.folderWithoutTarget(folder: folder.path, files: folder.files)
            return finding(fact, at: Place(file: folder.path), rule: rule)
        }
    }
}
