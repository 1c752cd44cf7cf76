/// A piece of Swift that must not compile, and what the compiler says about it.
///
/// In a chapter it is a block whose file is called `Wrong.swift`, and behind it stands a block without a language. It
/// goes on where the examples of its chapter end. If the name has a folder, `AppearanceDomain/Wrong.swift`, it stands by
/// itself and sees what that target sees.
public struct WrongExample: Equatable, Sendable {
    /// What the file of such a piece is called.
    public static let fileName = "Wrong.swift"

    /// The code.
    public let code: Fence
    /// What the compiler says, line by line; empty if the chapter does not tell.
    public let diagnostics: [String]
    /// The target that the code would stand in, or nil if it belongs to the examples of its chapter.
    public let target: String?

    /// Finds the pieces of a chapter, in their order.
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
        fence.name?.split(separator: "/").last.map(String.init) == fileName
    }
}
