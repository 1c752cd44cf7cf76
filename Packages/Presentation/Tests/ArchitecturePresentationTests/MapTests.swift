import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import Testing

@MainActor
struct MapTests {
    private static let map = ModuleMap(
        modules: [
            .init(name: "A<B>", package: "P", layer: "Inner", feature: nil, isProgram: false),
            .init(name: "C", package: "P", layer: "Outer", feature: nil, isProgram: true),
            .init(name: "D", package: "P", layer: nil, feature: nil, isProgram: false),
        ],
        arrows: [
            .init(from: 0, to: 1, isForbidden: true, isImplied: true),
            .init(from: 1, to: 0, isForbidden: false, isImplied: false),
            .init(from: 2, to: 0, isForbidden: false, isImplied: true),
        ],
        layers: ["Inner", "Outer"],
        features: []
    )

    private func lines(_ format: ArchitectureQuestion.MapFormat, _ map: ModuleMap = Self.map) -> [String] {
        Asked(.map(format, focus: nil, showsPackages: false, showsTests: false), .mapped(map)).lines
    }

    @Test
    func `as text the outermost layer comes first, and what is forbidden is marked`() {
        #expect(lines(.text) == ["Outer", "  C -> A<B>", "Inner", "  A<B> -> ! C", "D"])
    }

    @Test
    func `Mermaid and DOT escape names, leave implied arrows out and show forbidden ones red`() {
        let mermaid = lines(.mermaid)
        #expect(mermaid.contains("    m0[\"A#lt;B>\"]"))
        #expect(mermaid.suffix(3) == ["  m0 --> m1", "  m1 --> m0", "  linkStyle 0 stroke:#d1242f,stroke-width:2px"])
        let dot = lines(.dot)
        #expect(dot.contains("  m0 -> m1 [color=red];"))
        #expect(!dot.contains { $0.contains("m2 -> m0") })
    }

    @Test
    func `JSON holds every arrow`() {
        #expect(lines(.json).first?.contains(#"{"forbidden":false,"from":"D","implied":true,"to":"A<B>"}"#) == true)
    }

    @Test
    func `arrows leave and enter a box side by side, and what is used lies below`() throws {
        let names = ["Top", "A", "B", "C", "Bottom"]
        let map = ModuleMap(
            modules: names.map { .init(name: $0, package: "P", layer: "L", feature: nil, isProgram: false) },
            arrows: [1, 2, 3].flatMap { middle in
                [(0, middle), (middle, 4)].map { .init(from: $0, to: $1, isForbidden: false, isImplied: false) }
            },
            layers: ["L"],
            features: []
        )
        let picture = lines(.svg, map)
        let boxes = PictureProbe(picture.joined()).boxes
        #expect(boxes[0].maxY < boxes[1].minY && boxes[1].minY == boxes[3].minY && boxes[3].maxY < boxes[4].minY)
        let starts = picture.compactMap { $0.firstMatch(of: #/class="(?:arrow|far)" d="M([0-9.]+ [0-9.]+)C/#)?.1 }
        let ends = picture.compactMap { $0.firstMatch(of: #/class="tip" d="M([0-9.]+ [0-9.]+)l/#)?.1 }
        #expect(Set(starts).count == 6)
        #expect(Set(ends).count == 6)
    }

    @Test(arguments: [true, false])
    func `the picture is well-formed, and its boxes neither overlap nor leave it`(hasLayers: Bool) {
        let map = ModuleMap(
            modules: (0..<60).map { index in
                .init(
                    name: "Module\(index * 7919)",
                    package: "P",
                    layer: hasLayers ? ["Inner", "Outer"][index % 2] : nil,
                    feature: hasLayers ? [nil, "F", "G"][index % 3] : nil,
                    isProgram: false
                )
            },
            arrows: (0..<59).map { .init(from: $0, to: ($0 * 7) % 60, isForbidden: $0 == 3, isImplied: false) },
            layers: ["Inner", "Outer"],
            features: ["F", "G"]
        )
        let picture = PictureProbe(lines(.svg, map).joined())
        #expect(picture.isWellFormed)
        #expect(picture.boxes.count == 60)
        for (index, box) in picture.boxes.enumerated() {
            #expect(box.minX >= 0 && box.maxX <= picture.width && box.minY >= 0 && box.maxY <= picture.height)
            #expect(!picture.boxes[(index + 1)...].contains { $0.intersects(box) })
        }
    }
}
