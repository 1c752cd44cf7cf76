public import Foundation
public import PresentationKit

/// A wait that an alert offers: its end and its duration.
public struct Pause: Hashable, Sendable {
    /// The end.
    public let end: Date
    /// The duration from the time of the offer, in whole seconds; at least 1.
    public let seconds: Int

    /// Creates a pause, or nil if the date has passed.
    public init?(until end: Date, now: Date) {
        let rest = end.timeIntervalSince(now)
        guard rest > 0 else { return nil }
        self.end = end
        seconds = Int(rest.rounded(.up))
    }

    /// The title of the button.
    public var title: Phrase {
        let minutes = (seconds + 59) / 60
        return seconds < 120
            ? Phrase(en: "Wait \(seconds) s", ja: "\(seconds) 秒待つ")
            : Phrase(en: "Wait \(minutes) min", ja: "\(minutes) 分待つ")
    }
}
