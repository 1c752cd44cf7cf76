public import PresentationKit
public import ReportKit
public import ViewKit

extension Program {
    /// Parses the arguments, and runs the app or prints a text about the program.
    ///
    /// Help and other texts go to standard output. Usage errors go to standard error, in the language of the user as
    /// far as it is known.
    ///
    /// - Parameters:
    ///   - arguments: the arguments without the name of the program.
    ///   - environment: the variables of the process.
    ///   - terminal: the terminal that texts and messages are written to.
    ///   - standard: returns the standard options among the global ones.
    ///   - openTrace: opens the file of a trace and returns the function that writes its lines, or nil if it cannot be
    ///     written.
    ///   - lookUp: returns the candidates of a source; called for completion only.
    ///   - run: runs an invocation, with the trace for its host if one was requested.
    /// - Returns: The outcome of the program.
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
        let locale = Language(environment: environment, among: languages)
        func makeWording(_ options: Globals?) -> Wording {
            Wording(options.flatMap { standard($0).language } ?? locale, program: name)
        }
        do throws(UsageFailure) {
            switch try request(for: arguments) {
            case .run(let invocation, let options):
                let wording = makeWording(options)
                guard let path = standard(options).tracePath else {
                    return await run(invocation, options, wording, nil)
                }
                guard let write = openTrace(path) else {
                    terminal.writeMessage(TerminalText(wording(PromptText.traceNotWritable(path))))
                    return .storage
                }
                let trace = SceneTrace(write: write)
                let outcome = await run(invocation, options, wording, trace)
                if trace.isComplete { return outcome }
                terminal.writeMessage(TerminalText(wording(PromptText.traceLost(path))))
                return outcome == .done ? .failed : outcome
            case .print(let text):
                let wording = makeWording(globals(in: arguments))
                let width = min(terminal.width ?? 80, 100)
                let encoded = await encodedText(
                    of: text,
                    wording: wording,
                    width: width,
                    capabilities: terminal.output,
                    lookUp: lookUp
                )
                guard terminal.write(encoded) else {
                    terminal.writeMessage(TerminalText(wording(PromptText.outputLost)))
                    return .failed
                }
                return .done
            }
        } catch {
            let wording = makeWording(globals(in: arguments))
            terminal.writeMessage(TerminalText(wording(error.phrase)))
            return .wrongUsage
        }
    }
}
