// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let stateAndEvent = GuideChapter(
        slug: #"state-and-event"#,
        tags: [#"Swift"#, #"Concurrency"#, #"Architecture"#],
        english: GuideEdition(title: #"State and event: what holds, and what happens"#, body: #"""
Two screens show the same fact. The user changes it on one of them: how does the other one know? Notifications by name lose their types; a shared object that everybody may write is a global variable; passing the value from screen to screen ends in two values that differ. `UseCaseKit` has two answers, and one question decides between them: does it still hold when nobody looks? The code of this chapter is compiled and run.

## State: what holds

A `State` always has a value. The composition root makes one for each shared fact, and that is the only place where it is made:

```swift:HogeApp.swift
private let appearance = State(Appearance.light)
```

Command use cases get the state. All others get `readOnly`, which has no way to write:

```swift:Wrong.swift
import UseCaseKit

func cheat(_ volume: ReadOnlyState<Int>) {
    volume.set(11)
}
```

```text
Wrong.swift:4:12: error: value of type 'ReadOnlyState<Int>' has no member 'set'
```

So the question "who changes this?" has a short answer, and the compiler gives it: whoever was handed the state in the composition root.

## Observing

An observer gets the value that holds first, and then each change:

```swift
import Testing
import UseCaseKit

@Test func `an observer begins with what holds, and ends on the latest`()
    async
{
    let volume = State(3)
    var values = volume.readOnly.values.makeAsyncIterator()
    #expect(await values.next() == 3)
    volume.set(4)
    volume.set(5)
    #expect(await values.next() == 5)
}
```

The 4 was skipped. A state tells what holds, and when the observer came round, 4 held no longer. A writer never waits for observers, so a slow screen holds nobody up, and memory does not grow. For the same reason nothing is told twice in a row:

```swift
@Test func `what is the same again is not told again`() async {
    let volume = State(3)
    var values = volume.readOnly.values.makeAsyncIterator()
    #expect(await values.next() == 3)
    volume.set(4)
    volume.set(3)
    volume.set(6)
    #expect(await values.next() == 6)
}
```

`update` changes a value in place, as one step that no other writer can interrupt. Use it where the new value depends on the old one:

```swift
@Test func `a thousand writers lose no step`() async {
    let count = State(0)
    await withTaskGroup { group in
        for _ in 1...1000 {
            group.addTask { count.update { $0 += 1 } }
        }
    }
    #expect(count.value == 1000)
}
```

## In a scene

A view controller does not observe a state; nor does a presenter. The presenter asks for it, the interactor observes it in the scene's scope and hands on each value as a response:

```swift:AppearanceInteractor.swift
case .observe: .observe("appearance", appearance.values, current: appearance.value) { .changed($0) }
```

When the scene goes, the observation ends. `current:` tells the scope which value holds, so that a test, or a host that waits for the end of the work, knows whether the last value has arrived.

## Event: what happens

An article was saved. It is over at once; there is no value that holds afterwards. Saving another one is another event, even if it is equal. An `Event` tells each one:

```swift
@Test func `everything that happens is told, also twice the same`() async {
    let saved = Event<String>()
    let subscription = saved.readOnly.subscribe()
    saved.send("momo")
    saved.send("momo")
    var notices = subscription.makeAsyncIterator()
    #expect(await notices.next() == .value("momo"))
    #expect(await notices.next() == .value("momo"))
}
```

`subscribe()` subscribes at once. What is sent before somebody iterates waits in a buffer, so nothing is lost between the two lines.

A buffer without an end would be a leak with a delay. So it has one, and who was too slow is told how much was lost:

```swift
@Test func `who is too slow is told so`() async {
    let saved = Event<Int>(bufferLimit: 2)
    let subscription = saved.readOnly.subscribe()
    for number in 1...5 { saved.send(number) }
    var notices = subscription.makeAsyncIterator()
    #expect(await notices.next() == .dropped(3))
    #expect(await notices.next() == .value(4))
    #expect(await notices.next() == .value(5))
}
```

## Which one?

| ask | State | Event |
|---|---|---|
| Is there a value when nobody looks? | always | no |
| What does a newcomer get? | what holds | what comes after |
| What does a slow observer miss? | values that hold no longer | the oldest, and is told how many |
| Is the same told twice? | not in a row | each time |

Progress is a state: who looks in the middle wants to know how far it is. "Saved" is an event. If you are not sure, take the state; a fact that can be asked for is easier to test than one that had to be heard.

## Lists that build up

A list that is fetched page by page is a fact too, and two screens may show the same list. `Paginator` keeps it in a `State`: one request at a time, stale answers dropped, a failed page keeps the list, the end is remembered. What it decides is in a value, `PaginatorMachine`, which a test drives without a task:

```swift:PaginatorMachine.swift
mutating func loadNext() -> Request? {
    guard awaited == nil, let query = list.query, let next = list.next else { return nil }
    list.phase = .loading
    return send(query, next)
}
```

Screens send "load more" and "refresh" through command use cases, and observe the list. None of them counts pages.

"""#),
        japanese: .stateAndEventJapanese
    )
}
