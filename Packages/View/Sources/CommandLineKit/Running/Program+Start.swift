public import PresentationKit
public import ViewKit

extension Program {
    /// Reads the arguments and does what they ask for: runs the app, or answers by itself.
    ///
    /// Help and other answers go to standard output. What is wrong with a command line goes to standard error, in the
    /// language of the user as far as it can be known.
    ///
    /// - Parameters:
    ///   - arguments: the arguments without the name of the program.
    ///   - environment: the variables of the process.
    ///   - terminal: what answers and messages are written to.
    ///   - language: the language that the options ask for, or nil where they leave it to the locale.
    ///   - lookUp: finds the candidates of a source that begin with a text; called only by completion scripts.
    ///   - run: does what a feature described.
    /// - Returns: how it ended.
    @MainActor
    public func start(
        arguments: [String],
        environment: [String: String],
        terminal: any LineTerminal,
        language: (Globals) -> Language?,
        lookUp: (CandidateSource, String) async -> [Candidate] = { _, _ in [] },
        run: @MainActor (Invocation, Globals, Wording) async -> ExitOutcome
    ) async -> ExitOutcome {
        let locale = Language(environment: environment)
        let wording = Wording(globals(in: arguments).flatMap(language) ?? locale)
        do throws(UsageFailure) {
            switch try request(for: arguments) {
            case .run(let invocation, let options):
                return await run(invocation, options, Wording(language(options) ?? locale))
            case .answer(let answer):
                let width = min(terminal.width ?? 80, 100)
                let text = await text(
                    of: answer,
                    wording: wording,
                    width: width,
                    capabilities: terminal.output,
                    lookUp: lookUp
                )
                guard terminal.write(Array(text.utf8)) else {
                    tell(wording(PromptText.outputLost.phrase), on: terminal)
                    return .failed
                }
                return .done
            }
        } catch {
            tell(wording(error), on: terminal)
            return .wrongUsage
        }
    }

    private func tell(_ message: String, on terminal: any LineTerminal) {
        for line in TerminalText(message).wrapped(to: terminal.width ?? .max, in: terminal.messages.metrics) {
            terminal.tell(Array(line.rendered(for: terminal.messages).utf8) + [0x0A])
        }
    }
}
