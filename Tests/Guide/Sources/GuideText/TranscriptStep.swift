/// One command of a transcript, and what it printed.
public struct TranscriptStep: Equatable, Sendable {
    /// What was typed after the prompt, `$ `.
    public let command: String
    /// What was printed, line by line.
    public internal(set) var output: [String]

    /// Reads the steps of a block of code; lines before the first prompt belong to no step.
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
