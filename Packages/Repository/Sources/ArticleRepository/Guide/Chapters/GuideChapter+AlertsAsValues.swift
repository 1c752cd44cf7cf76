// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let alertsAsValues = GuideChapter(
        slug: #"alerts-as-values"#,
        tags: [#"Swift"#, #"Architecture"#, #"UI"#],
        english: GuideEdition(title: #"Alerts as values: what went wrong, and what can be answered"#, body: #"""
Where an alert is made, it is usually also said what happens when a button is pressed: a closure for each. So the way out to the user and the way back in are nested in each other, right where something went wrong; nothing tells what the alert is about but its sentences; it cannot be compared in a test; and its closures keep alive whatever they touch. [An article on scalable iOS architecture](https://github.com/kokotata421/architetcture_theory), its part about views, alerts and data sources, takes the two ways apart, and the design here begins with that idea: in `PresentationKit` an alert is a value. This chapter makes one, shows it and answers it; its code is compiled and run as a test.

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

Which language is shown is decided by whoever shows it. A `Phrase` cannot be made without both:

```swift:Wrong.swift
import PresentationKit

let title = Phrase(en: "Retry")
```

```text
Wrong.swift:3:31: error: missing argument for parameter 'ja' in call
```

## The alert is a value

A presenter makes an `AlertStrategy`, with an initialiser for each cause:

```swift
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
```

It is equatable, so a test compares the alert that a presenter shows with the one that it expects. It is an error, so a loader can fail with it: `Result<Photo, AlertStrategy<PhotoFailureAction>>`. A list of actions that makes no sense is refused when the alert is made: none at all, one twice, or two that cancel. Where the actions come from data, ask first:

```swift
import Testing

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
```

## Output and input are apart

An `AlertClient` shows alerts of one action type and takes their answers. Showing is output, and it happens where something went wrong. Registering is input, and it happens once, where the screen binds its input. Neither knows the other. Who registers for an owner, as `hoge` does, needs no `[weak self]`:

```swift:AppearanceViewController.swift
private func bindAlerts() {
    alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
}
```

A screen has one client for each action type. It may seem much, but the type is the point: it says what the alert is about, and the compiler knows which answers there are. Forget one, and it says so:

```swift:Wrong.swift
func exit(after action: PhotoFailureAction) -> Bool {
    switch action {
    case .retry, .signIn: false
    }
}
```

```text
Wrong.swift:2:5: error: switch must be exhaustive
Wrong.swift:2:5: note: add missing case: '.cancel'
```

Behind the clients is one `AlertHost` for each screen. It shows one alert at a time, whichever client it came from, on a surface that a host provides: numbered questions on a terminal, a dialog elsewhere. A surface for a test takes a line:

```swift
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

    client.show(
        strategy: .photoNotLoaded(signedIn: false),
        animated: false,
        completion: nil
    )
    surface.events?.didDismiss()
    #expect(answers == [.cancel])
}
```

## The queue waits

Two alerts at once are common: two requests fail, or a handler shows the next alert while the first is still leaving. UIKit, for one, drops the second. `AlertQueue` is a value that decides, and it can be tested without a screen: the next alert comes when the last has really left.

```swift
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
```

"""#),
        japanese: .alertsAsValuesJapanese
    )
}
