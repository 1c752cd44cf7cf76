/// A block of Swift that must not compile, with the diagnostics of the compiler.
///
/// In a chapter it is a block named `Wrong.swift`, followed by a block of text with the diagnostics. It comes after the
/// examples of its chapter; with a folder in its name, `AppearanceDomain/Wrong.swift`, it is a file of that target.
public struct WrongExample: Equatable, Sendable {
    /// The file name of these blocks.
    public static let fileName = "Wrong.swift"

    /// The code.
    public let code: Fence
    /// The lines of diagnostics; empty if the chapter has none.
    public let diagnostics: [String]
    /// The target of the file, or nil if the block belongs to the examples of its chapter.
    public let target: String?

    /// Returns the blocks of a chapter that must not compile, in order.
    static func examples(in fences: [Fence]) -> [WrongExample] {
        fences.indices.compactMap { index in
            let fence = fences[index]
            guard isWrong(fence), let parts = fence.name?.split(separator: "/") else { return nil }
            let next = fences.indices.contains(index + 1) ? fences[index + 1] : nil
            return WrongExample(
                code: fence,
                diagnostics: next?.language == "text" ? next?.code ?? [] : [],
                target: parts.count > 1 ? String(parts[0]) : nil
            )
        }
    }

    static func isWrong(_ fence: Fence) -> Bool {
        fence.name?.split(separator: "/").last.map { String($0) } == fileName
    }
}
