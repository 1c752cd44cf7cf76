// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

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

@Test func `what is the same again is not told again`() async {
    let volume = State(3)
    var values = volume.readOnly.values.makeAsyncIterator()
    #expect(await values.next() == 3)
    volume.set(4)
    volume.set(3)
    volume.set(6)
    #expect(await values.next() == 6)
}

@Test func `a thousand writers lose no step`() async {
    let count = State(0)
    await withTaskGroup { group in
        for _ in 1...1000 {
            group.addTask { count.update { $0 += 1 } }
        }
    }
    #expect(count.value == 1000)
}

@Test func `everything that happens is told, also twice the same`() async {
    let saved = Event<String>()
    let subscription = saved.readOnly.subscribe()
    saved.send("momo")
    saved.send("momo")
    var notices = subscription.makeAsyncIterator()
    #expect(await notices.next() == .value("momo"))
    #expect(await notices.next() == .value("momo"))
}

@Test func `who is too slow is told so`() async {
    let saved = Event<Int>(bufferLimit: 2)
    let subscription = saved.readOnly.subscribe()
    for number in 1...5 { saved.send(number) }
    var notices = subscription.makeAsyncIterator()
    #expect(await notices.next() == .dropped(3))
    #expect(await notices.next() == .value(4))
    #expect(await notices.next() == .value(5))
}
