/// The messages of one direction, which are delivered one after the other.
///
/// A message that is sent while another one of its direction is handled waits for the end of its handling, so that none
/// overtakes another.
@MainActor
@usableFromInline
final class DeliveryQueue<Message> {
    // No access contains other code, so that no two can overlap; the checks for it would cost a fifth of a round trip.
    @exclusivity(unchecked) @usableFromInline var isDelivering = false
    @exclusivity(unchecked) @usableFromInline var waiting = MessageQueue<Message>()

    @usableFromInline
    init() {}

    /// Delivers a message and those that are sent meanwhile, or has it wait for a delivery that is under way.
    @inlinable
    func deliver(_ message: Message, to handle: @MainActor (Message) -> Void) {
        guard !isDelivering else { return waiting.append(message) }
        isDelivering = true
        handle(message)
        while !waiting.isEmpty, let next = waiting.takeFirst() { handle(next) }
        isDelivering = false
    }
}

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
