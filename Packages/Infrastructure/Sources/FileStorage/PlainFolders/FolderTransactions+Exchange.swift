/// Replacements of files that other programs edit, too.
///
/// A file is compared after it was exchanged with the new one, when no other program finds it at its path any more: what is
/// compared is what was replaced.
extension FolderTransactions {
    /// Performs exchanges, or none of them if another program has written one of the files.
    ///
    /// - Returns: the path of that file, or nil if there is none.
    func edited(_ exchanges: [Step]) throws(SystemError) -> String? {
        for (index, step) in exchanges.enumerated() where try !exchange(step) {
            for step in exchanges[...index].reversed() { try reverse(step) }
            return step.paths.first
        }
        return nil
    }

    /// Performs an exchange, unless it was performed before the process ended.
    ///
    /// - Returns: false if the file was missing or had another content than it was read with; it is at the path of the staged
    ///   file then.
    func exchange(_ step: Step) throws(SystemError) -> Bool {
        guard case .exchange(let path, let staged, let old, let new) = step else { return true }
        let (file, other) = (absolute(path), absolute(staged))
        if try FileSystem.statusOfLink(other) == nil { _ = try FileSystem.renameIfPresent(aside(other), to: other) }
        if try has(other, new) { try exchange(file, other) }
        if try FileSystem.statusOfLink(aside(other)) != nil, try !has(aside(other), old) {
            try move(aside(other), to: file)
        }
        guard try FileSystem.statusOfLink(other) != nil else { return true }
        return try has(other, old)
    }

    /// Reverses an exchange, if it was performed.
    private func reverse(_ step: Step) throws(SystemError) {
        guard case .exchange(let path, let staged, let old, let new) = step else { return }
        let (file, other) = (absolute(path), absolute(staged))
        guard try FileSystem.statusOfLink(other) != nil, try !has(other, new) else { return }
        try exchange(file, other)
        if try has(other, new) { return }
        // The file was written once more since, which is the newest state.
        try exchange(file, other)
        if try !has(other, old) { try move(other, to: file) }
    }

    /// Exchanges a file with another one, if both exist.
    private func exchange(_ file: String, _ other: String) throws(SystemError) {
        guard try !FileSystem.exchangeIfPossible(other, with: file) else { return }
        // Without an exchange in one step, there is no file for a moment.
        if try FileSystem.statusOfLink(aside(other)) == nil {
            guard try FileSystem.renameIfPresent(file, to: aside(other)) else { return }
        }
        do throws(SystemError) {
            try FileSystem.move(other, toFree: file)
        } catch {
            // Another program has written the file in that moment.
            guard error.isPresent else { throw error }
            return
        }
        try FileSystem.rename(aside(other), to: other)
    }

    /// The path of a file on its way to that of the staged file, where the file system has no exchange.
    private func aside(_ staged: String) -> String { staged + ".old" }

    /// Returns a Boolean value that indicates whether there is a file with a content, given by its fingerprint.
    private func has(_ path: String, _ content: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            return try WholeFile.read(path, limit: .max) { bytes, _ in Fingerprint(bytes).text } == content
        } catch {
            guard error.isNoFile else { throw error }
            return false
        }
    }
}
