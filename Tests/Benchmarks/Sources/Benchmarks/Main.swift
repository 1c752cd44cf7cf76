import BenchmarkRunner

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program: it runs the named benchmarks, or all, and exits with 1 if one breaks a limit.
@main
@MainActor
enum Main {
    private static let benchmarks: [Benchmark] =
        [
            .dispatch, .exchange, .useCases, .states, .snapshots, .markdown, .put, .replace, .transaction,
            .get, .list, .search, .kept, .index, .page, .start, .startKept, .startScreen, .keptScreen, .architecture,
            .architectureLarge, .architectureFolders, .architectureCold,
            .listScroll, .albumGrid, .albumOpen, .photoImport,
        ] + Benchmark.frames + Benchmark.pictures

    static func main() async {
        let names = CommandLine.arguments.dropFirst()
        let unknown = names.filter { name in !benchmarks.contains { $0.name == name } }
        guard unknown.isEmpty else {
            print("There is no benchmark \(unknown.joined(separator: ", ")).")
            print("There are: \(benchmarks.map(\.name).joined(separator: ", ")).")
            exit(2)
        }
        var violations: [String] = []
        for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
            let reports = await benchmark.reports()
            for report in reports { print(report.table, terminator: "\n\n") }
            if reports.count > 1 { print("A limit was broken, so it was measured twice; the second time counts.\n") }
            violations += reports.last?.violations ?? []
        }
        for complaint in violations { print(complaint) }
        StorageFixture.remove()
        exit(violations.isEmpty ? 0 : 1)
    }
}
