import PresentationKit
public import Testing

extension SceneTester {
    /// Waits for the next message, which must be this command.
    public func expect(command: Command, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.command(command), sourceLocation)
    }

    /// Waits for the next message, which must be this request.
    public func expect(request: Request, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.request(request), sourceLocation)
    }

    /// Waits for the next message, which must be this response.
    public func expect(response: Response, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.response(response), sourceLocation)
    }

    private func expect(
        _ message: SceneMessage<Event, Command, Request, Response>,
        _ sourceLocation: SourceLocation
    ) async {
        let form = message.form
        if let failure = await take(message.family, form, where: { $0 == message }) {
            Issue.record("\(failure)", sourceLocation: sourceLocation)
        }
    }

    /// Waits for the next message, and compares it.
    ///
    /// - Returns: what is wrong, or nil.
    func take(
        _ family: MessageFamily,
        _ form: JSONValue,
        where isExpected: (SceneMessage<Event, Command, Request, Response>) -> Bool
    ) async -> String? {
        var outcome = recording.log.take(family, exhaustive: exhaustive, where: isExpected)
        if outcome == .nothingYet {
            await waitUntilIdle {
                if outcome == .nothingYet {
                    outcome = recording.log.take(family, exhaustive: exhaustive, where: isExpected)
                }
                return outcome != .nothingYet
            }
        }
        switch outcome {
        case .met: return nil
        case .differs(let place):
            await waitUntilIdle()
            recording.log.recover(from: place) { $0.family == family && isExpected($0) }
            return RecordLogText(log: recording.log, seed: seed).differs(family, form, at: place)
        case .nothingYet:
            return RecordLogText(log: recording.log, seed: seed).missing(family, form, running: reportUnanswered())
        }
    }
}
