import Synchronization
import Testing

@testable import UseCaseKit

struct EventTests {
    @Test func `a subscriber receives everything from the call on, also equal values, also before it iterates`() async {
        let event = Event<Int>()
        event.send(0)
        var notices = event.readOnly.subscribe().makeAsyncIterator()
        event.send(1)
        event.send(1)
        #expect(await notices.next() == .value(1))
        #expect(await notices.next() == .value(1))
        async let next = notices.next()
        event.send(2)
        #expect(await next == .value(2))
    }

    @Test func `a slow subscriber receives the number of values it lost, then the newest ones`() async {
        let event = Event<Int>(bufferLimit: 3)
        var notices = event.readOnly.subscribe().makeAsyncIterator()
        for value in 1...10 { event.send(value) }
        var seen: [EventNotice<Int>] = []
        for _ in 1...4 { if let notice = await notices.next() { seen.append(notice) } }
        #expect(seen == [.dropped(7), .value(8), .value(9), .value(10)])
        event.send(11)
        #expect(await notices.next() == .value(11))
    }

    @Test func `every subscriber has a buffer of its own`() async {
        let event = Event<Int>(bufferLimit: 1)
        var slow = event.readOnly.subscribe().makeAsyncIterator()
        var fast = event.readOnly.subscribe().makeAsyncIterator()
        event.send(1)
        #expect(await fast.next() == .value(1))
        event.send(2)
        #expect(await fast.next() == .value(2))
        #expect(await slow.next() == .dropped(1))
        #expect(await slow.next() == .value(2))
    }

    @Test func `cancelling the task ends the sequence and frees the subscriber`() async {
        let event = Event<Int>(bufferLimit: 1)
        let subscription = EventSubscription(to: event)
        let task = Task {
            var seen = 0
            for await _ in subscription { seen += 1 }
            return seen
        }
        await Task.yield()
        task.cancel()
        #expect(await task.value == 0)
        #expect(event.machine.withLock { $0.subscriberCount } == 0)
    }

    @Test func `a subscription that goes away is freed`() {
        let event = Event<Int>(bufferLimit: 1)
        do {
            let subscription = EventSubscription(to: event)
            withExtendedLifetime(subscription) { #expect(event.machine.withLock { $0.subscriberCount } == 1) }
        }
        #expect(event.machine.withLock { $0.subscriberCount } == 0)
    }

    @Test func `of two tasks that wait at once the first ends`() async {
        let event = Event<Int>()
        let subscription = event.readOnly.subscribe()
        let first = Task {
            var notices = subscription.makeAsyncIterator()
            return await notices.next()
        }
        for _ in 0..<100 { await Task.yield() }
        let second = Task {
            var notices = subscription.makeAsyncIterator()
            return await notices.next()
        }
        for _ in 0..<100 { await Task.yield() }
        event.send(1)
        event.send(2)
        let both = await [first.value, second.value]
        #expect(both.contains(.value(1)))
    }
}

struct EventBufferTests {
    @Test func `keeps its limit and loses nothing without counting it, whatever the pattern`() {
        for limit in 1...4 {
            for pattern in 0..<(1 << 12) {
                var buffer = EventBuffer<Int>()
                var sent = 0
                var received = 0
                var last = 0
                for step in 0..<12 {
                    if pattern & (1 << step) == 0 {
                        sent += 1
                        buffer.append(sent, limit: limit)
                    } else {
                        take(&buffer, &received, &last)
                    }
                    guard buffer.values.count <= limit else {
                        Issue.record("the buffer holds \(buffer.values.count) of \(limit)")
                        return
                    }
                }
                while buffer.values.count > 0 { take(&buffer, &received, &last) }
                guard received == sent, last == sent || sent == 0 else {
                    Issue.record(
                        "\(received) of \(sent) received, the last is \(last), limit \(limit), pattern \(pattern)"
                    )
                    return
                }
            }
        }
    }

    private func take(_ buffer: inout EventBuffer<Int>, _ received: inout Int, _ last: inout Int) {
        switch buffer.takeFirst() {
        case .value(let value):
            received += 1
            last = value
        case .dropped(let count): received += count
        case nil: break
        }
    }
}
