/// The documentation comments of a Swift file.
public struct DocumentationComments: Sendable {
    /// The blocks of Swift in the comments, each with its line in the file.
    public let examples: [Fence]

    /// Reads the comments that begin with three slashes.
    public init(in source: String) {
        var examples: [Fence] = []
        var comment: [Substring] = []
        for (index, line) in (source + "\n").split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
            } else if !comment.isEmpty {
                let above = index - comment.count
                examples += Fence.fences(in: comment.joined(separator: "\n"))
                    .filter { $0.language == "swift" }
                    .map { $0.moved(by: above) }
                comment = []
            }
        }
        self.examples = examples
    }
}
