import DomainKit

/// The rules for names of files and folders that every system accepts: Linux, macOS, Windows and their file systems.
enum FileNameRules {
    private static let refused: Set<Character> = ["<", ">", ":", "\"", "/", "\\", "|", "?", "*"]

    /// The names that Windows reserves for devices, with any extension.
    private static let devices: Set<String> = {
        let numbered = (1...9).flatMap { ["COM\($0)", "LPT\($0)"] }
        return Set(["CON", "PRN", "AUX", "NUL"] + numbered)
    }()

    /// Returns the rule of some system that a name without spaces at its ends breaks, or nil.
    static func brokenRule(_ name: String) -> ValidationError.Rule? {
        guard name.isPrintable else { return .printable }
        guard !name.contains(where: refused.contains) else { return .without(characters: "< > : \" / \\ | ? *") }
        guard !name.hasPrefix("."), !name.hasSuffix(".") else { return .undotted }
        return devices.contains(String(name.prefix { $0 != "." }).uppercased()) ? .unreserved : nil
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
        return brokenRule(name) == nil ? name : "photo-" + name
    }
}
