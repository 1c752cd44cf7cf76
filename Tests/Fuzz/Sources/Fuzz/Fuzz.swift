import CFuzzer
import FuzzTargets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program: its first argument names the fuzz target, and the others are those of libFuzzer.
@main
enum Fuzz {
    fileprivate static let target: FuzzTarget? = FuzzTarget.all.first { target in
        CommandLine.arguments.dropFirst().first == target.name
    }

    static func main() {
        guard target != nil else {
            print("Usage: fuzz \(FuzzTarget.all.map(\.name).joined(separator: "|")) [CORPUS] [-max_total_time=60 ...]")
            exit(2)
        }
        var arguments = CommandLine.unsafeArgv + 1
        var count = CommandLine.argc - 1
        withUnsafeMutablePointer(to: &arguments) { arguments in
            arguments.withMemoryRebound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1) {
                exit(LLVMFuzzerRunDriver(&count, $0, runOnce))
            }
        }
    }
}

/// Runs the target on one input; the library of libFuzzer needs a function of this name.
@_cdecl("LLVMFuzzerTestOneInput")
func runOnce(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard let target = Fuzz.target else { return 0 }
    CFuzzerBeginMeasurement()
    target.body(UnsafeRawBufferPointer(start: bytes, count: count))
    let cost = CFuzzerMeasuredCost()
    let isAllowed = target.limit.allows(seconds: cost.seconds, bytes: cost.bytes, inputBytes: count)
    precondition(isAllowed, "\(count) bytes took \(cost.seconds) s and \(cost.bytes) bytes.")
    return 0
}
