/// Messages in the order in which they are taken.
@usableFromInline
struct MessageQueue<Message> {
    @usableFromInline var messages: [Message] = []
    @usableFromInline var taken = 0

    /// A Boolean value that indicates whether no message waits.
    ///
    /// Hardly any ever does, so other modules find out without a call.
    @inlinable var isEmpty: Bool { taken == messages.count }

    @usableFromInline
    init() {}

    @usableFromInline
    mutating func append(_ message: Message) {
        messages.append(message)
    }

    /// Removes and returns the first message.
    ///
    /// The storage is freed with the last one.
    @usableFromInline
    mutating func takeFirst() -> Message? {
        guard taken < messages.count else { return nil }
        let message = messages[taken]
        taken += 1
        if taken == messages.count {
            messages = []
            taken = 0
        }
        return message
    }
}
