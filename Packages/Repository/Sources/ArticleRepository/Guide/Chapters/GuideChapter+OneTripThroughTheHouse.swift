// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let oneTripThroughTheHouse = GuideChapter(
        slug: #"one-trip-through-the-house"#,
        tags: [#"Swift"#, #"Architecture"#, #"VIPER"#],
        english: GuideEdition(title: #"One trip through the layers: what happens after a key press"#, body: #"""
`hoge` is the smallest complete app of the house: a label, and a button that turns light into dark. This chapter follows one key press from the terminal to the disk and back. Every piece of code is quoted from the source.

## View: a key becomes an event

On the line host a screen offers a menu. The button's key is `t`, and what it does is one call:

```swift:AppearanceViewController.swift
public override var menu: LineMenu {
    guard let button else { return LineMenu() }
    return LineMenu([
        LineMenu.Item("t", button) { [eventListener] in eventListener.handle(event: .didTapToggle) }
    ])
}
```

The view decides nothing. It reports a fact in the past tense, and it does not know to whom: `eventListener` takes `AppearanceEvent`s, and that is all that is known about it.

## Presenter: an event becomes a request

```swift:AppearancePresenter.swift
public func handle(event: AppearanceEvent) {
    switch event {
    case .viewDidLoad: requestListener.handle(request: .restore)
    case .didTapToggle: requestListener.handle(request: .toggle)
    case .didAnswer(.retry): retry()
    case .didAnswer(.cancel): giveUp()
    }
}
```

The presenter is where it is decided what an event means. It starts no task and touches no data: whatever takes time is asked of the interactor.

## Interactor: a request becomes one use case

```swift:AppearanceInteractor.swift
switch request {
case .restore: .answer { AppearanceResponse(request, await restore.result()) }
case .observe: .observe("appearance", appearance.values, current: appearance.value) { .changed($0) }
case .toggle: .answer { AppearanceResponse(request, await toggle.result()) }
}
```

The interactor decides nothing either. It owns what the presenter must not have: tasks. They run in the scope of the scene, and when the scene goes, they are cancelled.

## Use case: what can be done

```swift:ToggleAppearance.swift
public func callAsFunction(_ input: Void) async throws(ApplicationError) {
    let shown = state.value
    let toggled = try await gateway.keep { ($0 ?? shown).toggled }
    state.set(toggled)
}
```

A command use case changes something and returns nothing. What it changes comes out of a `State`, which always has a value and can be observed. The order of the lines is a rule of the application: the state changes only after the choice is kept, so what is seen is what the next start brings. Another program may toggle at the same time, so the new choice is made of the one that is kept, as one step. `toggled` is a rule of the domain:

```swift:Appearance.swift
public var toggled: Appearance {
    switch self {
    case .light: .dark
    case .dark: .light
    }
}
```

## Gateway and port: where it is kept

The use case knows a protocol of the domain, `AppearanceGateway`. Repository fulfils it with a document:

```swift:StoredAppearanceGateway.swift
public func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance {
    // What cannot be understood is somebody's edit, and is not overwritten.
    try await documents.update(key) { StoredAppearance(choice($0?.appearance)) }.appearance
}
```

A document goes to a `DocumentStore`. That is a port: Repository declares it, Infrastructure fulfils it. `hoge` uses `FileDocumentStore`, which writes one readable file for each document. Which technology it is, only the app knows.

## And back

The state changed, and the scene observes it: the interactor answers with `.changed(.dark)`. The presenter turns it into a display value and a command:

```swift:AppearancePresenter.swift
public func handle(response: AppearanceResponse) {
    switch response {
    case .changed(let appearance):
        commandListener.handle(command: .show(AppearanceDisplay(appearance)))
    case .succeeded(.restore): requestListener.handle(request: .observe)
    case .succeeded: break
    case .failed(let request, let error):
        failedRequest = request
        commandListener.handle(command: .alert(AppearanceFailureAlerts().alert(for: error)))
    }
}
```

The view carries the command out:

```swift:AppearanceViewController.swift
public func handle(command: AppearanceCommand) {
    switch command {
    case .show(let display): show(display)
    case .alert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
    }
}
```

Had the disk been full, `keep` would have thrown. The failure would have come back by the same way as a value, and the presenter would have made an alert of it: in words, with the answers Retry and Cancel. The state, and so the screen, would have stayed light.

## What the trip shows

- Four messages, all values: event, request, response, command. A test sends one and looks at what comes out.
- Each part knows the next one by a listener only. None knows who is on the other side.
- Every error has one type on the inside, `ApplicationError`, and the sentences are made in one layer.

"""#),
        japanese: .oneTripThroughTheHouseJapanese
    )
}
