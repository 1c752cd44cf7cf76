import Testing

@testable import ArchitectureDomain

struct MapTimelineTests {
    /// A state with modules named by single letters, and arrows such as `AB`, or `AB!` for a forbidden one.
    private func state(_ modules: String, _ arrows: String..., layers: [String] = []) -> ModuleMap {
        let names = modules.map { String($0) }
        return ModuleMap(
            modules: names.map { .init(name: $0, package: "P") },
            arrows: arrows.map { arrow in
                let ends = arrow.prefix(2).map { names.firstIndex(of: String($0)) ?? 0 }
                return .init(from: ends[0], to: ends[1], isForbidden: arrow.hasSuffix("!"), isImplied: false)
            },
            layers: layers,
            features: []
        )
    }

    @Test func `each module and dependency has the states at which it appears and disappears`() {
        let timeline = MapTimeline([
            state("ABX", "AB", "AX", layers: ["Old", "In"]), state("AB", "AB!"), state("ABX", "AX"),
            state("ABC", "AB!", "AC", layers: ["In"]),
        ])
        #expect(timeline.map.modules.map(\.name) == ["A", "B", "C", "X"])
        #expect(timeline.modules == [[0, 0, 0, 0], [1, 1, 1, 1], [nil, nil, nil, 2], [2, nil, 2, nil]])
        #expect(timeline.map.modules.map(\.change) == [nil, nil, .added, .removed])
        #expect(timeline.map.arrows.map(\.ends) == [[0, 1], [0, 2], [0, 3]])
        #expect(timeline.arrows == [[0, 0, nil, 0], [nil, nil, nil, 1], [1, nil, 0, nil]])
        #expect(timeline.map.arrows.map(\.change) == [.added, .added, .removed])
        #expect(timeline.map.layers == ["Old", "In"])
    }

    @Test func `one state changes nothing, and none is empty`() {
        let only = state("AB", "AB")
        #expect(MapTimeline([only]).map == only)
        #expect(MapTimeline([only]).modules == [[0], [1]])
        #expect(MapTimeline([]).map.modules.isEmpty)
    }
}
