// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    /// The chapters of the project's own guide, in its order.
    public static let all: [GuideChapter] = [
        .theGrid,
        .oneTripThroughTheHouse,
        .readingHoge,
        .listenersAndErasers,
        .scenes,
        .viewModels,
        .alertsAsValues,
        .router,
        .useCasesAndErrors,
        .stateAndEvent,
        .repositoriesAndPorts,
        .fileStorage,
        .transport,
        .hosts,
        .commandLine,
        .testingALayer,
        .keepingTheRule,
        .addingAFeature,
    ]
}
