import Foundation

extension Array where Element: Sendable {
    /// Returns the transformed elements in their order; as many are transformed at a time as there are processors.
    func mapConcurrently<Output: Sendable>(
        _ transform: @escaping @Sendable (Element) async -> Output
    ) async -> [Output] {
        let lanes = ProcessInfo.processInfo.activeProcessorCount
        return await withTaskGroup(of: [(index: Int, output: Output)].self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    var outputs: [(index: Int, output: Output)] = []
                    for index in stride(from: lane, to: count, by: lanes) {
                        outputs.append((index, await transform(self[index])))
                    }
                    return outputs
                }
            }
            return await group.reduce(into: []) { $0 += $1 }.sorted { $0.index < $1.index }.map(\.output)
        }
    }
}
