/// One command of a transcript, with its output.
public struct TranscriptStep: Equatable, Sendable {
    /// The command behind the prompt, `$ `.
    public let command: String
    /// The lines of output.
    public internal(set) var output: [String]

    /// Returns the steps of a block of code; lines before the first prompt are ignored.
    static func steps(of fence: Fence) -> [TranscriptStep] {
        var steps: [TranscriptStep] = []
        for line in fence.code {
            if line.hasPrefix("$ ") {
                steps.append(TranscriptStep(command: String(line.dropFirst(2)), output: []))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output.append(line)
            }
        }
        return steps
    }
}
