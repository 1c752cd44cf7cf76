import DomainKit

/// The rules for names of files and folders that every system accepts: Linux, macOS, Windows and their file systems.
enum FileNameRules {
    private static let refused: Set<Character> = ["<", ">", ":", "\"", "/", "\\", "|", "?", "*"]

    /// The names that Windows reserves for devices, with any extension.
    private static let devices: Set<String> = {
        let numbered = (1...9).flatMap { ["COM\($0)", "LPT\($0)"] }
        return Set(["CON", "PRN", "AUX", "NUL"] + numbered)
    }()

    /// Returns a Boolean value that indicates whether every system accepts a name.
    static func allow(_ name: String) -> Bool {
        guard !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix("."), !name.hasSuffix(" ") else { return false }
        guard !name.contains(where: refused.contains), name.isPrintable else { return false }
        return !devices.contains(String(name.prefix { $0 != "." }).uppercased())
    }

    /// Returns a name that every system accepts and that resembles a text, at most `limit` bytes long.
    static func safeName(for text: String, limit: Int) -> String {
        let text = text.composed
        var name = ""
        var isGap = false
        for character in text {
            let isRefused = refused.contains(character) || character.isWhitespace || !String(character).isPrintable
            if isRefused {
                isGap = !name.isEmpty
                continue
            }
            let next = (isGap ? "-" : "") + String(character)
            guard name.utf8.count + next.utf8.count <= limit else { break }
            name += next
            isGap = false
        }
        while let last = name.last, last == "." || last == "-" { name.removeLast() }
        while let first = name.first, first == "." || first == "-" { name.removeFirst() }
        if name.isEmpty { return "photo" }
        return allow(name) ? name : "photo-" + name
    }
}
