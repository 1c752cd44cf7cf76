import InfrastructureTesting
import Testing

extension TerminalSession {
    /// Waits for an alert, and returns the number of an answer.
    func number(of answer: String) async throws -> String {
        try await expect("> ")
        let line = written.split(whereSeparator: \.isNewline).last { $0.contains("  \(answer)") }
        return try #require(line.map { String($0.trimmingPrefix { $0 == " " }.prefix { $0.isNumber }) })
    }
}
