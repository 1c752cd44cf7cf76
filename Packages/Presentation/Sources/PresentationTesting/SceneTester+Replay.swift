import Foundation
import PresentationKit
public import Testing

extension SceneTester where Event: Decodable {
    /// Replays a trace against the scene, and fails at the first difference.
    ///
    /// Recorded events are sent again; every other recorded message has to come, with the same content, in the same
    /// order. Messages are compared by their forms, so only events have to be decodable. Lines of other scenes and of
    /// dropped messages are passed over.
    ///
    /// - Parameters:
    ///   - trace: what a `TraceRecorder` wrote.
    ///   - scene: which scene's lines to replay; nil if there is only one.
    ///   - sourceLocation: where a difference is reported.
    public func replay(
        _ trace: String,
        scene: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let entries: [TraceEntry]
        do throws(TraceError) {
            entries = try TraceEntry.entries(of: trace)
        } catch {
            Issue.record("Line \(error.line) of the trace cannot be read.", sourceLocation: sourceLocation)
            return
        }
        for (index, entry) in entries.enumerated() where scene == nil || entry.scene == scene {
            guard let part = entry.to, let form = entry.message else { continue }
            if let difference = await replay(form, type: entry.type, to: part) {
                Issue.record("Line \(index + 1) of the trace: \(difference)", sourceLocation: sourceLocation)
                await waitUntilIdle()
                recording.log.skip()
                return
            }
        }
    }

    private func replay(_ form: JSONValue, type: String, to part: ScenePart) async -> String? {
        switch (part, type) {
        case (.presenter, "\(Event.self)"): return resend(form)
        case (.presenter, "\(Response.self)"): return await take(.response, form) { $0.form == form }
        case (.view, "\(Command.self)"): return await take(.command, form) { $0.form == form }
        case (.interactor, "\(Request.self)"): return await take(.request, form) { $0.form == form }
        default: return "This scene sends no \(type) to its \(part)."
        }
    }

    private func resend(_ form: JSONValue) -> String? {
        if let early = recording.log.unmentioned(exhaustive: exhaustive).first {
            return "Expected event \(form), but \(early.record.family) \(early.record.form) came before it."
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            report(try decoder.decode(Event.self, from: Data(form.description.utf8)))
            return nil
        } catch {
            return "\(form) is no \(Event.self): \(error)."
        }
    }
}
