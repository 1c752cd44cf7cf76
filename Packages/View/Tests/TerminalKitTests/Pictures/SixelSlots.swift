@testable import ViewKit

/// The pictures of sixels that xterm keeps, in the pixels in the middle of their cells.
///
/// There are sixteen. A further one replaces the one that begins in the highest row, the first of several, whether anything of it
/// is left or not: text erases pixels and frees no picture (`get_new_graphic` and `erase_graphic` in `graphics.c`).
struct SixelSlots {
    private struct Slot {
        let row: Int
        let number: Int
        var pixels: [Point: [UInt8]]
    }

    private var slots: [Slot] = []
    private var count = 0

    mutating func paint(_ pixels: [Point: [UInt8]], row: Int) {
        count += 1
        let slot = Slot(row: row, number: count, pixels: pixels)
        guard slots.count == 16 else { return slots.append(slot) }
        let top = slots.indices.min { slots[$0].row < slots[$1].row }
        if let top { slots[top] = slot }
    }

    mutating func erase(_ point: Point) {
        for index in slots.indices { slots[index].pixels[point] = nil }
    }

    /// The pixel of the newest picture that has one in a cell.
    subscript(point: Point) -> [UInt8]? {
        slots.filter { $0.pixels[point] != nil }.max { $0.number < $1.number }?.pixels[point]
    }
}
