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
    ///   - standard: the options of every program, among those of this one.
    ///   - openTrace: begins the file of a trace and answers what takes its lines, or nil if it cannot be written.
    ///   - lookUp: finds the candidates of a source; called only by completion scripts.
    ///   - run: does what a feature described; it is handed the trace that was asked for, for its host.
    /// - Returns: how it ended.
    @MainActor
    public func start(
        arguments: [String],
        environment: [String: String],
        terminal: any LineTerminal,
        standard: (Globals) -> StandardOptions,
        openTrace: (String) -> (@MainActor (String) -> Bool)?,
        lookUp: (CompletionQuery<Globals>) async -> [Candidate] = { _ in [] },
        run: @MainActor (Invocation, Globals, Wording, SceneTrace?) async -> ExitOutcome
    ) async -> ExitOutcome {
        let locale = Language(environment: environment)
        let wording = Wording(globals(in: arguments).flatMap { standard($0).language } ?? locale)
        do throws(UsageFailure) {
            switch try request(for: arguments) {
            case .run(let invocation, let options):
                let wording = Wording(standard(options).language ?? locale)
                guard let path = standard(options).tracePath else {
                    return await run(invocation, options, wording, nil)
                }
                guard let write = openTrace(path) else {
                    tell(wording(PromptText.traceNotWritable(path).phrase), on: terminal)
                    return .storage
                }
                let trace = SceneTrace(write: write)
                let outcome = await run(invocation, options, wording, trace)
                if trace.isComplete { return outcome }
                tell(wording(PromptText.traceLost(path).phrase), on: terminal)
                return outcome == .done ? .failed : outcome
            case .answer(let answer):
                let width = min(terminal.width ?? 80, 100)
                let text = await encodedText(
                    of: answer,
                    wording: wording,
                    width: width,
                    capabilities: terminal.output,
                    lookUp: lookUp
                )
                guard terminal.write(text) else {
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
        let lines = TerminalText(message).asMessage.wrapped(to: terminal.width ?? .max, in: terminal.messages.metrics)
        terminal.writeMessage(EncodedText(lines: lines, for: terminal.messages))
    }
}
