// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let readingHoge = GuideChapter(
        slug: #"reading-hoge"#,
        tags: [#"Swift"#, #"Architecture"#, #"CLI"#],
        english: GuideEdition(title: #"Reading hoge: the smallest complete app"#, body: ##"""
`hoge` shows a label and a button that turns light into dark, and keeps the choice for the next start. It is the example of every part of the house, and it can be read in a few minutes. It needs no C library and no network.

## What it does

```console
$ hoge show
light
$ hoge toggle
dark
$ hoge show --json
{"appearance":"dark"}
```

Without a command it shows its screen. On a terminal it asks what to do; in a pipe it prints the screen once. The choice is one readable file in the configuration folder of its user.

## Where to begin: the app

An app is a composition root. It builds the object graph and starts it, and there is nothing else in it: no rule, no `switch` over errors, no sentence for people. The graph of `hoge` is one state, one gateway, and a scene for each way to be started:

```swift:HogeApp.swift
private let appearance = State(Appearance.light)
private let gateway: StoredAppearanceGateway
```

```swift:HogeApp.swift
Scene<AppearanceViewController>.build(
    tasks: host.makeTasks(),
    view: { AppearanceViewController(eventListener: $0, host: host) },
    presenter: AppearancePresenter.init,
    interactor: makeInteractor
)
```

There is one `State` for the appearance. The use cases that change it get the state; all others get `readOnly`, which cannot be written:

```swift:HogeApp.swift
UseCaseInteractor(
    responseListener: responses,
    tasks: tasks,
    appearance: appearance.readOnly,
    restore: RestoreAppearance(state: appearance, gateway: gateway),
    toggle: ToggleAppearance(state: appearance, gateway: gateway)
)
```

This is also the only place that knows the technology: `FileDocumentStore`.

## The command line

The commands are described once, in the column of the feature. Parser, help, man page and completions come from that description:

```swift:AppearanceInvocation.swift
Command(
    "toggle",
    abstract: Phrase(en: "Switch between light and dark", ja: "ライトとダークを切り替える"),
```

An invocation is a value; `AppScene` turns it into a scene. A script gets no screen but a report: the answer in a sentence, in columns or as JSON, whatever was asked for. `ReportScreen` is the one screen for that, in every app of the house; the column says what is asked, in `AppearanceInquiry`, and how the answer is told.

## Down the column

Read in this order; each file is short.

1. `Appearance.swift`: the entity, and its one rule.
2. `AppearanceGateway.swift`: what the domain wants kept.
3. `ToggleAppearance.swift`, `RestoreAppearance.swift`: what can be done.
4. `StoredAppearanceGateway.swift`: how it is kept, and the form of the document, which never leaves this file.
5. `AppearanceContract.swift`: what view and presenter say to each other.
6. `AppearancePresenter.swift`: what is decided.
7. `AppearanceInteractor.swift`: which request is which use case.
8. `AppearanceViewController.swift`, `AppearanceRootView.swift`: input, and output.

## When something goes wrong

The document is a text file, so somebody may edit it. An edit that means nothing is an error with a sentence and an exit code, and the file is left as it is:

```swift:StoredAppearanceGatewayTests.swift
@Test
func `an edit that means nothing is named and left as it is`() async {
    let store = SpyStore(#"{"mode":"purple"}"#)
    await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/appearance")))) {
        try await StoredAppearanceGateway(store: store).appearance()
    }
    await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/appearance")))) {
        try await StoredAppearanceGateway(store: store).keep { _ in .dark }
    }
    #expect(await store.kept.map { String(decoding: $0.json, as: UTF8.self) } == #"{"mode":"purple"}"#)
}
```

On the screen that failure is an alert with Retry and Cancel. In a script it is answered by its cancel action, and the program exits with code 7: what is kept on this machine is damaged or cannot be written.

## Your own app

Take the column as it is and change the app: a feature is composed, not copied. Or begin a column of your own with the entity, and go outwards: rule, gateway, use case, contract, presenter, view. At each step the tests of that layer run alone.

"""##),
        japanese: .readingHogeJapanese
    )
}
