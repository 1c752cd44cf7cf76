import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import Testing

@MainActor
struct MapTests {
    private static let map = ModuleMap(
        modules: [
            .init(name: "A<B>", package: "P", layer: "Inner"),
            .init(name: "C", package: "P", layer: "Outer", feature: nil, isProgram: true),
            .init(name: "D", package: "P"),
        ],
        arrows: [
            .init(from: 0, to: 1, isForbidden: true, isImplied: true),
            .init(from: 1, to: 0),
            .init(from: 2, to: 0, isImplied: true),
        ],
        layers: ["Inner", "Outer"],
        features: []
    )

    private func lines(_ format: ArchitectureQuestion.MapFormat, _ map: ModuleMap = Self.map) -> [String] {
        Asked(.map(format), .mapped(map)).lines
    }

    @Test func `as text the outermost layer comes first, and what is forbidden is marked`() {
        #expect(lines(.text).dropLast() == ["Outer", "  C -> A<B>", "Inner", "  A<B> -> ! C", "D"])
    }

    @Test func `Mermaid and DOT escape names, leave implied arrows out and show forbidden ones red`() {
        let mermaid = lines(.mermaid)
        #expect(mermaid.contains("    m0[\"A#lt;B>\"]"))
        #expect(mermaid.suffix(3) == ["  m0 --> m1", "  m1 --> m0", "  linkStyle 0 stroke:#d1242f,stroke-width:2px"])
        let dot = lines(.dot)
        #expect(dot.contains("  m0 -> m1 [color=red];"))
        #expect(!dot.contains { $0.contains("m2 -> m0") })
    }

    @Test func `JSON holds every arrow`() {
        #expect(lines(.json).first?.contains(#"{"forbidden":false,"from":"D","implied":true,"to":"A<B>"}"#) == true)
    }
}
