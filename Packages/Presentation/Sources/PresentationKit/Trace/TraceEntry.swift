import Foundation

/// One line of a trace: a message that was sent or dropped.
public struct TraceEntry: Hashable, Codable, Sendable {
    /// The name of the scene.
    public let scene: String
    /// The recipient, or nil if the message was dropped.
    public let to: ScenePart?
    /// The type of the message.
    public let type: String
    /// The content of the message, or nil if it was dropped.
    public let message: JSONValue?

    /// Creates the entry of a message that was sent.
    public init(scene: String, message: some Sendable, to part: ScenePart) {
        self.scene = scene
        to = part
        type = "\(Swift.type(of: message))"
        self.message = JSONValue(message)
    }

    /// Creates the entry of a message that was dropped.
    public init(scene: String, dropped type: Any.Type) {
        self.scene = scene
        to = nil
        self.type = "\(type)"
        message = nil
    }

    /// The entry as one line of JSON, without a line break at its end.
    public var line: String { JSONText(self).line }

    /// Reads the lines of a trace; empty ones are skipped.
    ///
    /// - Throws: ``TraceError`` with the number of the first invalid line.
    public static func entries(of text: String) throws(TraceError) -> [TraceEntry] {
        var entries: [TraceEntry] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            guard let entry = try? JSONDecoder().decode(TraceEntry.self, from: Data(line.utf8)) else {
                throw TraceError(line: index + 1)
            }
            entries.append(entry)
        }
        return entries
    }
}

/// The error of a trace with a line that cannot be read.
public struct TraceError: Error, Hashable {
    /// The number of the line; the first is 1.
    public let line: Int
}
