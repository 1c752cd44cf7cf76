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
            modules: names.map { .init(name: $0, package: "P") },
            arrows: arrows.map { .init(from: $0.0, to: $0.1) }
        )
    }

    /// Expects that nothing overlaps in the picture of a map, and that arrows join boxes.
    private func expectPictureMatches(_ map: ModuleMap, sourceLocation: SourceLocation = #_sourceLocation)
        -> PictureProbe
    {
        let picture = PictureProbe(lines(map).joined())
        #expect(picture.isWellFormed, sourceLocation: sourceLocation)
        for (index, box) in picture.boxes.enumerated() {
            #expect(
                box.minX >= 0 && box.maxX <= picture.width && box.minY >= 0 && box.maxY <= picture.height,
                sourceLocation: sourceLocation
            )
            #expect(!picture.boxes[(index + 1)...].contains { $0.intersects(box) }, sourceLocation: sourceLocation)
        }
        for point in picture.arrows.joined() {
            #expect(!picture.boxes.contains { $0.contains(point) }, sourceLocation: sourceLocation)
            #expect(
                point.x >= 0 && point.x <= picture.width && point.y >= 0 && point.y <= picture.height,
                sourceLocation: sourceLocation
            )
        }
        guard map.modules.count <= 60 else { return picture }
        #expect(picture.boxes.map(\.name).sorted() == map.modules.map(\.name).sorted(), sourceLocation: sourceLocation)
        for arrow in map.arrows where arrow.isForbidden {
            let (from, to) = (map.modules[arrow.from].name, map.modules[arrow.to].name)
            #expect(picture.hasArrow(from: from, to: to, in: picture.forbidden), sourceLocation: sourceLocation)
        }
        for arrow in picture.arrows {
            #expect(picture.boxes.contains { $0.hasOnEdge(arrow[0]) }, sourceLocation: sourceLocation)
            #expect(picture.boxes.contains { $0.hasOnEdge(arrow[arrow.count - 1]) }, sourceLocation: sourceLocation)
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

    @Test func `a real map is drawn with fewer crossings than Graphviz needs`() {
        let map = RecordedMap.swiftNIO.map
        #expect(map.arrows.count > 50)
        let picture = expectPictureMatches(map)
        #expect(picture.arrows.count == map.arrows.count)
        #expect(picture.crossings <= RecordedMap.swiftNIO.graphvizCrossings)
    }

    @Test func `crossings are counted`() {
        let cross = PictureProbe(
            #"<path class="arrow" d="M0 0C0 5 10 5 10 10"/><path class="arrow" d="M9 0C9 5 0 5 0 10"/><path class="arrow" d="M20 0V9"/>"#
        )
        #expect(cross.arrows.count == 3)
        #expect(cross.crossings == 1)
    }

    @Test func `arrows leave and enter a box side by side, and what is used lies below`() {
        let arrows = [1, 2, 3].flatMap { [(0, $0), ($0, 4)] }
        let picture = expectPictureMatches(map(arrows, names: ["Top", "A", "B", "C", "Bottom"]))
        let boxes = ["Top", "A", "B", "C", "Bottom"].compactMap { name in picture.boxes.first { $0.name == name } }
        #expect(boxes[0].maxY < boxes[1].minY && boxes[1].minY == boxes[3].minY && boxes[3].maxY < boxes[4].minY)
        #expect(Set(picture.arrows.compactMap(\.first)).count == 6)
        #expect(Set(picture.arrows.compactMap(\.last)).count == 6)
        #expect(picture.crossings == 0)
    }

    /// Two features in two layers, with a kit in each.
    private func grid(forbidden: [(String, String)] = []) -> ModuleMap {
        let modules: [(String, String, String?)] = [
            ("CartScreen", "View", "Cart"), ("ShopScreen", "View", "Shop"), ("ViewKit", "View", nil),
            ("CartDomain", "Domain", "Cart"), ("ShopDomain", "Domain", "Shop"), ("DomainKit", "Domain", nil),
        ]
        func arrows(_ pairs: [(String, String)], isForbidden: Bool) -> [ModuleMap.Arrow] {
            pairs.map { pair in
                let ends = [pair.0, pair.1].map { name in modules.firstIndex { $0.0 == name } ?? 0 }
                return .init(from: ends[0], to: ends[1], isForbidden: isForbidden, isImplied: false)
            }
        }
        let usual = [
            ("CartScreen", "CartDomain"), ("CartScreen", "ViewKit"), ("ShopScreen", "ShopDomain"),
            ("CartDomain", "DomainKit"),
        ]
        return ModuleMap(
            modules: modules.map { .init(name: $0, package: "P", layer: $1, feature: $2) },
            arrows: arrows(usual, isForbidden: false) + arrows(forbidden, isForbidden: true),
            layers: ["Domain", "View"],
            features: ["Cart", "Shop"]
        )
    }

    @Test func `layers are rows and features are columns, and what they imply has no arrow of its own`() {
        let picture = expectPictureMatches(grid())
        let boxes = Dictionary(uniqueKeysWithValues: picture.boxes.map { ($0.name, $0) })
        func middle(_ name: String) -> Double { boxes[name].map { ($0.minX + $0.maxX) / 2 } ?? -1 }
        #expect(middle("CartScreen") == middle("CartDomain") && middle("ShopScreen") == middle("ShopDomain"))
        #expect(middle("ViewKit") == middle("DomainKit") && middle("ViewKit") < middle("CartDomain"))
        #expect(picture.arrows.isEmpty)
        #expect(lines(grid()).count { $0.contains("class=\"rail\"") && $0.contains("L") } == 1)
        for text in ["View", "Domain", "Cart", "Shop", "kits", "layer uses layer"] {
            #expect(picture.texts.contains(text))
        }
        #expect(!picture.texts.contains("forbidden"))
    }

    @Test(arguments: [
        ("CartScreen", "ShopDomain"), ("DomainKit", "ViewKit"), ("CartDomain", "ShopScreen"),
        ("ShopDomain", "CartDomain"),
    ])
    func `a forbidden dependency has an arrow of its own`(from: String, to: String) {
        let picture = expectPictureMatches(grid(forbidden: [(from, to)]))
        #expect(picture.arrows.count == 1)
        #expect(picture.texts.contains("forbidden"))
    }

    @Test func `what was added or removed is always drawn, in a style of its own`() {
        let map = grid()
        let changed = ModuleMap(
            modules: map.modules.map {
                .init(name: $0.name, package: "P", layer: $0.layer, feature: $0.feature, change: .added)
            },
            arrows: map.arrows.map {
                .init(from: $0.from, to: $0.to, isImplied: true, change: .removed)
            },
            layers: map.layers,
            features: map.features
        )
        let text = lines(changed).joined()
        #expect(text.ranges(of: " addedbox\"").count == map.modules.count)
        // One more in the legend.
        #expect(text.ranges(of: "<path class=\"removed\"").count == map.arrows.count + 1)
    }

    @Test func `more than sixty modules are shown as groups with their number`() {
        let modules = (0..<70).map { index in
            ModuleMap.Module(name: "Module\(index)", package: "P", layer: index < 40 ? "Low" : "High")
        }
        let arrows = [ModuleMap.Arrow(from: 50, to: 7)]
        let picture = expectPictureMatches(
            ModuleMap(modules: modules, arrows: arrows, layers: ["Low", "High"], features: [])
        )
        #expect(picture.boxes.count == 2)
        #expect(picture.texts.contains("40 modules") && picture.texts.contains("30 modules"))
        #expect(picture.texts.contains { $0.hasPrefix("Module7, ") })
    }

    @Test func `long names are shortened in the middle, and differ`() {
        let names = ["Read", "Write", "Rewrite"].map {
            "AModuleWithALongNameThat\($0)sWhateverHasANameEvenLongerThanItsOwn"
        }
        let picture = expectPictureMatches(map([], names: names))
        let labels = lines(map([], names: names)).filter { $0.hasPrefix("<g data-module=") }
            .map { line in line.matches(of: #/<text[^>]*>([^<]*)</#).map { String($0.1) } }
        #expect(labels.count == 3 && Set(labels).count == 3)
        #expect(labels.joined().allSatisfy { $0.count <= 24 })
        #expect(picture.boxes.allSatisfy { $0.maxX - $0.minX < 260 })
    }

    @Test func `names cannot leave their elements`() {
        let text = lines(map([], names: ["<script>alert(1)</script>", "a\u{1B}[0m\"&\u{FFFF}"])).joined()
        #expect(PictureProbe(text).isWellFormed)
        #expect(!text.contains("<script") && !text.contains("\u{1B}"))
    }

    @Test func `modules without a layer have a row of their own, and a map may be empty`() {
        let map = ModuleMap(
            modules: [
                .init(name: "A", package: "P", layer: "L"),
                .init(name: "B", package: "P", layer: nil, feature: nil, isProgram: true),
            ],
            arrows: [.init(from: 0, to: 1, isForbidden: true)],
            layers: ["L"],
            features: []
        )
        let picture = expectPictureMatches(map)
        for text in ["L", "(no layer)", "program", "forbidden"] { #expect(picture.texts.contains(text)) }
        #expect(expectPictureMatches(ModuleMap()).boxes.isEmpty)
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
                arrows.append(.init(from: modules.count - 1, to: target))
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
