// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import PresentationKit
import Testing


enum PhotoFailureAction: AlertActionType {
    case retry
    case signIn
    case cancel

    var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .signIn: Phrase(en: "Sign In", ja: "サインイン")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    var style: AlertActionStyle {
        switch self {
        case .retry, .signIn: .default
        case .cancel: .cancel
        }
    }
}

extension AlertStrategy<PhotoFailureAction> {
    static func photoNotLoaded(signedIn: Bool) -> Self {
        AlertStrategy(
            title: Phrase(en: "No photo", ja: "写真がありません"),
            message: Phrase(
                en: "The photo could not be loaded.",
                ja: "写真を読み込めませんでした。"
            ),
            actions: signedIn ? [.retry, .cancel] : [.signIn, .cancel]
        )
    }
}


@Test func `actions that make no sense are found`() {
    #expect(
        AlertStrategyViolation(in: [PhotoFailureAction.retry, .retry])
            == .repeatedAction
    )
    #expect(AlertStrategyViolation(in: [PhotoFailureAction]()) == .noAction)
    #expect(
        AlertStrategyViolation(in: [PhotoFailureAction.retry, .cancel]) == nil
    )
}

@MainActor
final class RecordingSurface: AlertSurface {
    private(set) var alerts: [PresentedAlert] = []
    private(set) var events: AlertSurfaceEvents?

    func present(
        _ alert: PresentedAlert,
        animated: Bool,
        events: AlertSurfaceEvents
    ) {
        alerts.append(alert)
        self.events = events
        events.didAppear()
    }
}

@MainActor
@Test func `an answer comes to whoever registered for it`() {
    let surface = RecordingSurface()
    let host = AlertHost(surface: surface)
    let client = AlertClient<PhotoFailureAction>(host: host)
    var answers: [PhotoFailureAction] = []
    client.register(on: .retry) { answers.append($0.action) }

    client.show(
        strategy: .photoNotLoaded(signedIn: true),
        animated: false,
        completion: nil
    )
    #expect(surface.alerts.last?.title.english == "No photo")

    surface.events?.didChoose(AlertChoice(button: 0))
    #expect(answers == [.retry])
}

@MainActor
@Test func `turning away answers with the cancel action`() {
    let surface = RecordingSurface()
    let host = AlertHost(surface: surface)
    let client = AlertClient<PhotoFailureAction>(host: host)
    var answers: [PhotoFailureAction] = []
    client.register { answers.append($0.action) }

    client.show(
        strategy: .photoNotLoaded(signedIn: false),
        animated: false,
        completion: nil
    )
    surface.events?.didDismiss()
    #expect(answers == [.cancel])
}

@Test func `the second alert comes when the first has left`() {
    var queue = AlertQueue<String>()
    #expect(
        queue.apply(.show("first", canBeDismissed: true)) == [
            .present("first")
        ]
    )
    #expect(queue.apply(.show("second", canBeDismissed: true)) == [])
    #expect(queue.apply(.choose) == [.deliverChoice("first")])
    #expect(queue.apply(.leave) == [.present("second")])
}
