import BenchmarkRunner
import ImageCodecs
import RepositoryKit
import RepositoryTesting

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Benchmark {
    /// The largest size that is decoded.
    private static let largest = PixelSize(width: 16_000, height: 12_500)

    /// Hostile pictures, one for each benchmark, so that one run has the memory of one of them.
    @MainActor static let pictures: [Benchmark] = [
        picture("huge", "a PNG that claims 50,000 by 50,000 pixels", ImageSample.huge(.png)),
        picture("truncated", "half a JPEG", Array(ImageSample.jpeg.prefix(ImageSample.jpeg.count / 2))),
        picture("animated", "an animated GIF", ImageSample.animatedGIF),
        picture("print", "a JPEG in the four colours of print", ImageSample.printJPEG),
        picture("dot", "a PNG of one pixel", ImageSample.png(of: [1, 2, 3, 255])),
        picture("empty", "a file without a byte", []),
        picture("page", "a page of HTML", Array("<!DOCTYPE html><p>Not found".utf8)),
        picture("claim-jpeg", "a JPEG of 702 bytes that claims 16,000 by 12,500", ImageSample.claiming(largest, .jpeg)),
        picture("claim-png", "a PNG that claims 16,000 by 12,500", ImageSample.claiming(largest, .png)),
        picture("claim-webp", "a WebP that claims 16,000 by 12,500", ImageSample.claiming(largest, .webp)),
        picture("claim-gif", "a GIF that claims 16,000 by 12,500", ImageSample.claiming(largest, .gif)),
        picture("scans", "a JPEG of 16,000 by 12,500 with 100 scans", ImageSample.scans(100, largest)),
    ]

    @MainActor
    private static func picture(_ name: String, _ explanation: String, _ file: [UInt8]) -> Benchmark {
        Benchmark(
            "picture-\(name)",
            explanation: "A thumbnail of \(explanation), or the error. The baseline is a JPEG of 32 by 16 pixels.",
            repetitions: 1,
            rounds: 5,
            memoryLimit: MemoryLimit(megabytes: 500) { residentSize },
            baseline: Contender("a small JPEG") { _ in await decode(ImageSample.jpeg) },
            others: [Contender(name, timeLimit: .seconds(11)) { _ in await decode(file) }]
        )
    }

    private static func decode(_ file: [UInt8]) async {
        _ = try? await CodecImageDecoder().decode(file, fitting: PixelSize(width: 330, height: 330))
    }

    /// The largest resident size of this process so far, in megabytes.
    private static var residentSize: Int {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss >> 10
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss >> 20
        #endif
    }
}
