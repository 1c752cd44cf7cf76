import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import Determinism
import Testing

@MainActor
struct PictureTests {
    private func lines(_ map: ModuleMap) -> [String] {
        Asked(.map(.svg), .mapped(map)).lines
    }

    private func map(_ arrows: [(Int, Int)], names: [String]) -> ModuleMap {
        ModuleMap(
            modules: names.map { .init(name: $0, package: "P", layer: nil, feature: nil, isProgram: false) },
            arrows: arrows.map { .init(from: $0.0, to: $0.1, isForbidden: false, isImplied: false) },
            layers: [],
            features: []
        )
    }

    private func expectPictureMatches(_ map: ModuleMap, sourceLocation: SourceLocation = #_sourceLocation)
        -> PictureProbe
    {
        let picture = PictureProbe(lines(map).joined())
        #expect(picture.isWellFormed, sourceLocation: sourceLocation)
        #expect(picture.boxes.count == map.modules.count, sourceLocation: sourceLocation)
        for (index, box) in picture.boxes.enumerated() {
            #expect(
                box.minX >= 0 && box.maxX <= picture.width && box.minY >= 0 && box.maxY <= picture.height,
                sourceLocation: sourceLocation
            )
            #expect(!picture.boxes[(index + 1)...].contains { $0.intersects(box) }, sourceLocation: sourceLocation)
        }
        let points = picture.curves.joined()
        #expect(
            !points.contains { point in picture.boxes.contains { $0.contains(point) } },
            sourceLocation: sourceLocation
        )
        #expect(
            points.allSatisfy { $0.x >= 0 && $0.x <= picture.width && $0.y >= 0 && $0.y <= picture.height },
            sourceLocation: sourceLocation
        )
        // Every arrow begins at the edge of what it starts from and ends at the edge of what it points to.
        for arrow in map.arrows where !arrow.isImplied || arrow.isForbidden {
            #expect(
                picture.curves.contains { curve in
                    [curve.first, curve.last].contains { $0.map(picture.boxes[arrow.from].hasOnEdge) == true }
                },
                sourceLocation: sourceLocation
            )
            #expect(picture.tips.contains(where: picture.boxes[arrow.to].hasOnEdge), sourceLocation: sourceLocation)
        }
        return picture
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `in a generated map no arrow passes a box, and each touches both of its own`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let layers = seed.isMultiple(of: 3) ? [] : ["Inner", "Middle", "Outer"]
        let features = seed.isMultiple(of: 2) ? ["F", "G"] : []
        let count = Int.random(in: 1...90, using: &random)
        let modules = (0..<count).map { index in
            ModuleMap.Module(
                name: String(repeating: "M", count: .random(in: 1...45, using: &random)) + "\(index)",
                package: "P",
                layer: ((layers as [String?]) + [nil]).randomElement(using: &random) ?? nil,
                feature: ((features as [String?]) + [nil]).randomElement(using: &random) ?? nil,
                isProgram: .random(using: &random)
            )
        }
        // Arrows in both directions, so that there are cycles, too.
        var pairs: Set<[Int]> = []
        for _ in 0..<count * 2 {
            pairs.insert([.random(in: 0..<count, using: &random), .random(in: 0..<count, using: &random)])
        }
        let arrows = pairs.sorted { $0.lexicographicallyPrecedes($1) }.filter { $0[0] != $0[1] }.map { pair in
            ModuleMap.Arrow(
                from: pair[0],
                to: pair[1],
                isForbidden: Int.random(in: 0..<20, using: &random) == 0,
                isImplied: Int.random(in: 0..<10, using: &random) == 0
            )
        }
        _ = expectPictureMatches(ModuleMap(modules: modules, arrows: arrows, layers: layers, features: features))
    }

    @Test(arguments: [RecordedMap.strata, .isowords, .swiftNIO])
    func `a real map is drawn with fewer crossings than Graphviz needs`(recorded: RecordedMap) {
        let map = recorded.map
        #expect(map.arrows.count > 50)
        let picture = expectPictureMatches(map)
        #expect(picture.crossings <= recorded.graphvizCrossings)
    }

    @Test func `crossings are counted`() {
        let cross = PictureProbe(#"<path class="arrow" d="M0 0C0 5 10 5 10 10M9 0C9 5 0 5 0 10M20 0V10"/>"#)
        #expect(cross.curves.count == 3)
        #expect(cross.crossings == 1)
    }

    @Test func `arrows leave and enter a box side by side, and what is used lies below`() {
        let arrows = [1, 2, 3].flatMap { [(0, $0), ($0, 4)] }
        let picture = expectPictureMatches(map(arrows, names: ["Top", "A", "B", "C", "Bottom"]))
        let boxes = picture.boxes
        #expect(boxes[0].maxY < boxes[1].minY && boxes[1].minY == boxes[3].minY && boxes[3].maxY < boxes[4].minY)
        #expect(Set(picture.curves.compactMap(\.first)).count == 6)
        #expect(Set(picture.tips).count == 6)
        #expect(picture.crossings == 0)
    }

    @Test func `a long name is cut, and stands whole in a tooltip`() {
        let name = "ANameThatIsMuchLongerThanAnyBoxCanBeForPeople"
        let picture = lines(map([], names: [name, "Short"])).joined()
        #expect(picture.contains(">ANameThatIsMuchLongerThanAnyB…<title>\(name)</title></text>"))
        #expect(picture.contains(">Short</text>"))
    }

    @Test func `modules without a layer have a block of their own, and a legend says what is drawn`() {
        let map = ModuleMap(
            modules: [
                .init(name: "A", package: "P", layer: "L", feature: nil, isProgram: false),
                .init(name: "B", package: "P", layer: nil, feature: nil, isProgram: true),
            ],
            arrows: [.init(from: 0, to: 1, isForbidden: true, isImplied: false)],
            layers: ["L"],
            features: []
        )
        let picture = lines(map)
        #expect(picture.count { $0.contains("class=\"band\"") } == 2)
        #expect(picture.joined().contains(">(no layer)</text>"))
        for text in [
            "program", "to the next line", "farther", "forbidden", "Arrows that longer paths imply are left out.",
        ] {
            #expect(picture.joined().contains(">\(text)</text>"))
        }
    }
}

extension RecordedMap {
    /// The map, with names of the lengths that were recorded.
    var map: ModuleMap {
        var modules: [ModuleMap.Module] = []
        var arrows: [ModuleMap.Arrow] = []
        for row in rows.split(separator: ";") {
            let parts = row.split(separator: ":", omittingEmptySubsequences: false)
            let words = parts[0].split(separator: " ")
            modules.append(
                .init(
                    name: String("\(modules.count)NameOfAModuleThatIsAsLongAsNeeded".prefix(Int(words[0]) ?? 0)),
                    package: "P",
                    layer: words[1] == "-" ? nil : "L\(words[1])",
                    feature: words[2] == "-" ? nil : "F\(words[2])",
                    isProgram: false
                )
            )
            for target in parts[1].split(separator: " ").compactMap({ Int($0) }) {
                arrows.append(.init(from: modules.count - 1, to: target, isForbidden: false, isImplied: false))
            }
        }
        return ModuleMap(
            modules: modules,
            arrows: arrows,
            layers: Set(modules.compactMap(\.layer)).sorted(),
            features: Set(modules.compactMap(\.feature)).sorted()
        )
    }
}
