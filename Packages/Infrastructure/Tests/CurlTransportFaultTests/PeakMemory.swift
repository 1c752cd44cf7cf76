#if os(Linux)
    import Foundation
    import Testing

    /// The peak memory of an operation, in a process in which nothing else happens.
    enum PeakMemory {
        /// Performs an operation.
        ///
        /// - Returns: The greatest increase of this process's memory in bytes.
        static func measure(_ work: () async throws -> Void) async throws -> Int {
            try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
            let before = try kilobytes("VmRSS")
            try await work()
            return (try kilobytes("VmHWM") - before) << 10
        }

        private static func kilobytes(_ name: String) throws -> Int {
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("\(name):") })
            return try #require(Int(line.filter(\.isNumber)))
        }
    }
#endif
