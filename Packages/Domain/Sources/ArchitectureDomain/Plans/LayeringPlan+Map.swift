extension LayeringPlan {
    /// The files as a map in which the groups are the layers: with the moves, and with the references in the way as forbidden.
    ///
    /// A module has the name of a file, and in place of a package the path before the move. A file that moves is new in the
    /// second of two states.
    public var timeline: MapTimeline {
        let files = steps.flatMap { step in step.files.map { (path: $0, group: step.group) } }
        let numbers = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        var places: [[Int]: Place] = [:]
        func arrow(_ reference: SourceReference) -> [Int]? {
            guard let from = numbers[reference.place.file], let to = numbers[reference.declaration.file] else {
                return nil
            }
            return [from, to]
        }
        let forbidden = steps.flatMap(\.obstacles).flatMap(\.references)
        // The places of references that stand in the way come first.
        for reference in forbidden + references {
            guard let arrow = arrow(reference), places[arrow] == nil else { continue }
            places[arrow] = reference.place
        }
        var neighbours = Array(repeating: [Int](), count: files.count)
        for arrow in places.keys { neighbours[arrow[0]].append(arrow[1]) }
        let map = ModuleMap(
            modules: files.map { path, group in .init(name: path.fileName, package: path, layer: group) },
            arrows: ModuleMap.arrows(DirectedGraph(neighbours), forbidden: Set(forbidden.compactMap(arrow))).map {
                var arrow = $0
                arrow.place = places[[arrow.from, arrow.to]]
                return arrow
            },
            layers: steps.map(\.group)
        )
        return MapTimeline(map, adding: Set(moves.flatMap(\.files).compactMap { numbers[$0] }))
    }
}
