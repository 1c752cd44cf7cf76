import Testing

/// The shapes of maps of real repositories, as `strata graph --format json` printed them in November 2026.
///
/// A row for each module: the length of its name, its layer and its feature (`-` for none), and after a colon the modules
/// that it uses, without the arrows that longer paths imply. `graphvizCrossings` is the number of crossings in the picture
/// that Graphviz 2.43 (`dot`) draws of the same map in DOT, counted in the same way as in ours.
struct RecordedMap: CustomTestStringConvertible {
    let testDescription: String
    let graphvizCrossings: Int
    let rows: String

    static let swiftNIO = RecordedMap(
        testDescription: "swiftNIO",
        graphvizCrossings: 7,
        rows: """
            7 - -:1 2 12 13 14 15 16 17 18; 18 - -:; 10 - -:; 11 - -:0; 8 - -:0 10; 3 - -:3 4; 15 - -:5; \
            29 - -:0; 19 - -:5 7; 11 - -:; 9 - -:; 8 - -:; 11 - -:; 11 - -:; 9 - -:; 10 - -:; 11 - -:; 8 - -:; \
            21 - -:9; 8 - -:5 21; 12 - -:11 19; 10 - -:; 6 - -:5; 12 - -:19; 5 - -:4; 21 - -:7 24; 14 - -:4; \
            30 - -:7 26; 13 - -:26; 16 - -:4; 16 - -:4; 13 - -:4; 13 - -:4; 14 - -:19; 14 - -:19; 13 - -:4; \
            13 - -:4; 18 - -:20; 18 - -:20; 16 - -:4; 16 - -:4; 16 - -:4; 17 - -:19; 20 - -:8 20; 13 - -:; \
            15 - -:44 44; 15 - -:; 9 - -:48; 6 - -:;
            """
    )
}
