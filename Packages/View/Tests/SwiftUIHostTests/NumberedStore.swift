import Observation
import PresentationKit

@testable import SwiftUIHost

enum NumberedAction: AlertActionType {
    case open
    case cancel

    var title: Phrase { Phrase(verbatim: "\(self)") }
    var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}

enum NumberedEvent: ViewEvent, Hashable {
    case viewDidLoad
    case viewWillReappear
    case didAnswer(AlertAnswer<NumberedAction>)
}

extension AlertStrategy<NumberedAction> {
    init(
        _ title: String,
        actions: [NumberedAction] = [.open, .cancel],
        style: AlertStyle = .alert,
        textField: AlertTextField? = nil
    ) {
        self.init(
            title: Phrase(verbatim: title),
            message: Phrase(verbatim: "Text"),
            actions: actions,
            style: style,
            textField: textField
        )
    }
}

@MainActor @Observable
final class NumberedStore: EventStore<NumberedEvent> {
    let number: Int
    @ObservationIgnored private(set) lazy var alertClient = AlertClient<NumberedAction>(screen: alerts)
    @ObservationIgnored private let log: Log

    @MainActor
    final class Log {
        var events: [NumberedEvent] = []
    }

    init(_ number: Int, host: StoreHost<NumberedStore>) {
        let log = Log()
        (self.number, self.log) = (number, log)
        super.init(eventListener: AnyEventListener { log.events.append($0) }, host: host)
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
    }

    var events: [NumberedEvent] { log.events }

    var answers: [NumberedAction] {
        events.compactMap { if case .didAnswer(let answer) = $0 { answer.action } else { nil } }
    }

    override func viewDidLoad() {
        send(.viewDidLoad)
    }

    override func viewWillReappear() {
        send(.viewWillReappear)
    }
}
