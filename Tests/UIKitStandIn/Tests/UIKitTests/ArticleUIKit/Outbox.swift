import ArticleContract
import AttemptKit
import DomainTesting
import Foundation
import PresentationKit
import ReportKit

@MainActor
final class Outbox<Event: ViewEvent> {
    private(set) var events: [Event] = []

    var listener: AnyEventListener<Event> { AnyEventListener { self.events.append($0) } }

    /// Returns the events since the last call.
    func take() -> [Event] {
        defer { events = [] }
        return events
    }
}

extension ArticleRow {
    init(_ id: String, isRead: Bool = false, isKept: Bool = false, isStocked: Bool = false) {
        self.init(
            id: id,
            title: "Title \(id)",
            author: "ann",
            date: "2018-05-29",
            tags: ["Swift", "設計"],
            likes: 5,
            stocks: 1,
            comments: 0,
            isRead: isRead,
            isKept: isKept,
            isStocked: isStocked,
            record: Record(of: [ArticleField.id]) { _ in .text(id) }
        )
    }
}

extension Pause {
    /// A pause of 42 seconds from 1970 on.
    static var sample: Pause {
        guard let pause = Pause(until: TestWallClock().now.addingTimeInterval(42), now: TestWallClock().now) else {
            preconditionFailure("42 seconds are not over at once.")
        }
        return pause
    }
}

extension ArticleFailureAction {
    static let samples: [ArticleFailureAction] = [.retry, .wait(.sample), .signIn, .settings, .cancel, .close]
}

extension AlertStrategy<ArticleFailureAction> {
    /// An alert with all actions; its one place for a cancel action has that which is given.
    static func sample(offering action: ArticleFailureAction) -> Self {
        AlertStrategy(
            title: Phrase(verbatim: "No answer"),
            message: Phrase(verbatim: "The host does not answer."),
            actions: [.retry, .wait(.sample), .signIn, .settings, action == .close ? .close : .cancel]
        )
    }
}
