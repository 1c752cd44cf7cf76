// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let alertsAsValues = GuideChapter(
        slug: #"alerts-as-values"#,
        title: #"Alerts as values: what went wrong, and what can be answered"#,
        tags: [#"Swift"#, #"Architecture"#, #"UI"#],
        body: #"""
An alert with closures cannot be compared, keeps alive what its closures hold, and mixes what is shown with what is done about it. In `PresentationKit` an alert is a value. This chapter makes one, shows it and answers it; its code is compiled and run as a test.

## The answers are a type

What can be answered to an alert is an enumeration in the contract of the feature. Its type says what the alert is about.

```swift
import PresentationKit

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
```

A `Phrase` cannot be made without both languages. Which one is shown is decided by whoever shows it.

## The alert is a value

A presenter makes an `AlertStrategy`, with an initialiser for each cause:

```swift
extension AlertStrategy<PhotoFailureAction> {
    static func photoNotLoaded(signedIn: Bool) -> Self {
        AlertStrategy(
            title: Phrase(en: "No photo", ja: "写真がありません"),
            message: Phrase(en: "The photo could not be loaded.", ja: "写真を読み込めませんでした。"),
            actions: signedIn ? [.retry, .cancel] : [.signIn, .cancel]
        )
    }
}
```

It is equatable, so a test compares the alert that a presenter shows with the one that it expects. It is an error, so a loader can fail with it: `Result<Photo, AlertStrategy<PhotoFailureAction>>`. A list of actions that makes no sense is refused when the alert is made: none at all, one twice, or two that cancel. Where the actions come from data, ask first:

```swift
import Testing

@Test func `actions that make no sense are found`() {
    #expect(AlertStrategyFlaw(in: [PhotoFailureAction.retry, .retry]) == .repeatedAction)
    #expect(AlertStrategyFlaw(in: [PhotoFailureAction]()) == .noAction)
    #expect(AlertStrategyFlaw(in: [PhotoFailureAction.retry, .cancel]) == nil)
}
```

## Output and input are apart

An `AlertClient` shows alerts of one action type and takes their answers. Showing is output, and it happens where something went wrong. Registering is input, and it happens once, where the screen binds its input. Neither knows the other.

Behind the clients is one `AlertHost` for each screen. It shows one alert at a time, whichever client it came from, on a surface that a host provides: numbered questions on a terminal, a dialog elsewhere. A surface for a test takes a line:

```swift
@MainActor
final class RecordingSurface: AlertSurface {
    private(set) var alerts: [PresentedAlert] = []
    private(set) var events: AlertSurfaceEvents?

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
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

    client.show(strategy: .photoNotLoaded(signedIn: true), animated: false, completion: nil)
    #expect(surface.alerts.last?.title.english == "No photo")

    surface.events?.didChoose(AlertChoice(button: 0))
    #expect(answers == [.retry])
}
```

## Dismissal

Who turns away without a choice has answered too: with the cancel action. An alert without one cannot be dismissed.

```swift
@MainActor
@Test func `turning away answers with the cancel action`() {
    let surface = RecordingSurface()
    let host = AlertHost(surface: surface)
    let client = AlertClient<PhotoFailureAction>(host: host)
    var answers: [PhotoFailureAction] = []
    client.register { answers.append($0.action) }

    client.show(strategy: .photoNotLoaded(signedIn: false), animated: false, completion: nil)
    surface.events?.didDismiss()
    #expect(answers == [.cancel])
}
```

## The queue waits

Two alerts at once are common: two requests fail, or a handler shows the next alert while the first is still leaving. UIKit, for one, drops the second. `AlertQueue` is a value that decides, and it can be tested without a screen: the next alert comes when the last has really left.

```swift
@Test func `the second alert comes when the first has left`() {
    var queue = AlertQueue<String>()
    #expect(queue.apply(.show("first", canBeDismissed: true)) == [.present("first")])
    #expect(queue.apply(.show("second", canBeDismissed: true)) == [])
    #expect(queue.apply(.choose) == [.deliverChoice("first")])
    #expect(queue.apply(.leave) == [.present("second")])
}
```

"""#
    )
}
