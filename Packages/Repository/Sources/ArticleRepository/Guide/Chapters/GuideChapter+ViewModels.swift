// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let viewModels = GuideChapter(
        slug: #"view-models"#,
        tags: [#"Swift"#, #"MVVM"#, #"Architecture"#],
        english: GuideEdition(title: #"View models: a screen of parts that do not know each other"#, body: #"""
A presenter is good for a screen that does one thing. A screen with many components that live for themselves, each with its own button, progress and failure, makes its presenter grow: every event and every response of every component goes through the same two `switch` statements. Such a screen is better cut along its components. In `PresentationKit` each then has a view model, and alerts, router, tasks and tester stay the same.

## One component

A view model's inputs are methods. Its outputs are two: one value that says what is shown, and one stream of signals, which happen once. Here it is a button that stocks an article:

```swift
import DomainKit
import PresentationKit
import UseCaseKit

enum StockSignal: Equatable, Sendable {
    case failed(ApplicationError)
}

final class StockButtonModel: ViewModel {
    struct Shown: Equatable, Sendable {
        var isStocked = false
        var isBusy = false
    }

    private let shown = OutputSource(Shown())
    private let told = SignalSource<StockSignal>()
    private let tasks: TaskLifetime
    private let stock: any CommandUseCase<Bool>

    init(tasks: TaskLifetime, stock: any CommandUseCase<Bool>) {
        self.tasks = tasks
        self.stock = stock
    }

    var output: Output<Shown> { shown.output }
    var signals: Signals<StockSignal> { told.signals }

    func tap() {
        guard !shown.value.isBusy else { return }
        let wanted = !shown.value.isStocked
        shown.update { $0.isBusy = true }
        tasks.scope.run { [shown, told, stock] in
            switch await stock.result(wanted) {
            case .success: shown.set(Shown(isStocked: wanted))
            case .failure(let error):
                shown.update { $0.isBusy = false }
                told.send(.failed(error))
            }
        }
    }
}
```

Both sources are private. A view gets the other side, which can be observed and not written:

```swift:Wrong.swift
@MainActor
func show(_ button: StockButtonModel) {
    button.output.set(StockButtonModel.Shown(isStocked: true))
}
```

```text
Wrong.swift:3:19: error: value of type 'Output<StockButtonModel.Shown>' has no member 'set'
```

Why two outputs? What is shown can be told again at any time: who comes late gets the value that holds, and equal values are told once. An alert must be told exactly once, also if the same failure comes twice, and must not be lost because the view was still loading. So a signal waits for the first observer, and is never repeated.

## A screen of components

The screen has a view model too, the parent. It holds one child for each component, and observes it as a view would:

```swift
final class ArticleScreenModel: ViewModel {
    struct Shown: Equatable, Sendable {
        var stockCount: Int
    }

    let button: StockButtonModel
    private let shown: OutputSource<Shown>
    private let told = SignalSource<StockSignal>()
    private var wasStocked = false

    init(
        tasks: TaskLifetime,
        stockCount: Int,
        stock: any CommandUseCase<Bool>
    ) {
        button = StockButtonModel(tasks: tasks.makeChild(), stock: stock)
        shown = OutputSource(Shown(stockCount: stockCount))
        button.output.observe(for: self) { $0.follow($1) }
        button.signals.observe(for: self) { $0.told.send($1) }
    }

    var output: Output<Shown> { shown.output }
    var signals: Signals<StockSignal> { told.signals }

    private func follow(_ button: StockButtonModel.Shown) {
        guard button.isStocked != wasStocked else { return }
        wasStocked = button.isStocked
        shown.update { $0.stockCount += wasStocked ? 1 : -1 }
    }
}
```

Three rules keep such a screen readable:

- A child is a child of a *view component*, never of a feature. The question "where is the code of this button?" then has one answer.
- A child knows neither its siblings nor its parent. What one has to do with the other stands in the parent, in one place.
- Behaviour stands in the class, never in an extension of a protocol that several of them share. Two screens that do almost the same thing are two screens.

`observe(for:)` hands the owner to the closure and does not keep it alive. So there is no `[weak self]` to forget, and no circle.

## A test

`ViewModelTester` drives a view model without a view. A test mentions every change and every signal, in order:

```swift
import PresentationTesting
import Testing

struct StubStock: CommandUseCase {
    var answer: Result<Void, ApplicationError> = .success(())

    func callAsFunction(_ input: Bool) async throws(ApplicationError) {
        try answer.get()
    }
}

@MainActor
@Test func `stocking counts, when it is done`() async {
    let tester = ViewModelTester {
        ArticleScreenModel(tasks: $0, stockCount: 7, stock: StubStock())
    }
    tester.watch("the button") { $0.button }
    tester.send { $0.button.tap() }
    await tester.expect { $0.stockCount = 8 }
    await tester.finish()
}

@MainActor
@Test func `a failure is told once, and the button can be tapped again`()
    async
{
    let failure = ApplicationError(.offline)
    let tester = ViewModelTester {
        StockButtonModel(
            tasks: $0,
            stock: StubStock(answer: .failure(failure))
        )
    }
    for _ in 1...2 {
        tester.send { $0.tap() }
        await tester.expect { $0.isBusy = true }
        await tester.expect { $0.isBusy = false }
        await tester.expect(signal: .failed(failure))
    }
    await tester.finish()
}
```

`finish()` frees the view model and fails if the child, which the test named with `watch`, is still alive, or if a task goes on.

## A screen of the reader

`qiita-reader sync` keeps whole lists for reading offline, and that can take minutes. How far it is changes all the time, and only the latest counts: a line is redrawn, nothing is said twice. Such a screen is one of values that change, so it has view models. The line that says what is going on is a component with work of its own: it counts the seconds down when the host wants one to wait. It knows neither what is asked nor what else is on the screen:

```swift:ProgressLineModel.swift
switch message {
case .command(.showProgress(let progress)): shown.set(progress)
case .command(.hideProgress): shown.set(nil)
case .command(.showAlert(let strategy)): told.send(.failed(strategy))
case .request(.ask(let question)): told.send(.ask(question))
case .request(.wait(let end)): wait(until: end)
}
```

When the line appears, what the answer to an alert leads to, and what comes too late is decided by `Attempt`, a state machine which the presenters of the reader use as well. What a question means is the parent's business:

```swift:SyncViewModel.swift
private func follow(_ signal: ProgressLineSignal<SyncArticles.Wish, ArticleFailureAction>) {
    switch signal {
    case .ask(let wish): start(wish)
    case .failed(let strategy): told.send(.alert(strategy))
    }
}
```

The view sees neither class, because they know Domain. It sees the contract, a protocol with the inputs and the outputs, and binds them:

```swift:SyncScreenViewModel.swift
public protocol SyncScreenViewModel: ViewModel where Shown == Report?, Signal == SyncSignal {
    /// What is going on, or nil while nothing is.
    var progress: Output<Phrase?> { get }
```

```swift:SyncViewController.swift
private func bindOutput() {
    model.progress.observe(for: self) { $0.show(progress: $1) }
    model.output.observe(for: self) { $0.show($1) }
    model.signals.observe(for: self) { $0.tell($1) }
}
```

Alerts, tasks and tester are those of every other screen. One thing gets lost: a view model sends no messages, so `--trace` records nothing of it.

## Cells

A cell with work of its own, a picture that is being loaded for example, has a child view model by its identity. `ChildViewModels` makes one when the cell is first shown, and frees it when its identity leaves the list:

```swift:ChildViewModels.swift
public func child(for id: ID) -> Child {
    if let child = children[id] { return child }
    let child = make(id)
    children[id] = child
    return child
}
```

What concerns only the cell stays between the cell and its child. Everybody else may forget it.

## Which one for which screen?

Both live under one roof: a route leads to a screen, however it is built. Take a presenter where a conversation is one: a question, an answer, a decision. Take view models where a screen is a sum of components. Never take both for one screen.

"""#),
        japanese: .viewModelsJapanese
    )
}
