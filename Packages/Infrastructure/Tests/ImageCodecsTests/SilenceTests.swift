import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ImageCodecs

struct SilenceTests {
    @Test(arguments: HostileImage.all.indices)
    func `a library writes nothing to the terminal, whatever a file says`(_ index: Int) async throws {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardOutputContent, \.standardErrorContent]
        ) { [index] in
            let image = HostileImage.all[index]
            let result = try? await CodecImageDecoder().decode(image.file, fitting: ImageSample.size)
            // Otherwise the decoder might have refused the file before a library saw it.
            if (result != nil) != image.isShown { exit(EXIT_FAILURE) }
        }
        let streams = try #require(result)
        #expect(streams.standardOutputContent.isEmpty)
        #expect(streams.standardErrorContent.isEmpty)
    }
}

/// A picture file of which a library has something to say.
private struct HostileImage {
    let file: [UInt8]
    let isShown: Bool

    static let all: [HostileImage] = [
        // A PNG whose colour profile has a name that sets the clipboard and the title, and colours the text.
        HostileImage(
            """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAIAAAD4YuoOAAAARmlDQ1AbXTUyO2M7WlhacGJBPT0HG10wO1BXTkVEBxtbMzFtWAAAeNpjYGA4\
            wQAFuXklRdLRRl4RkVEKDEggMbm4gGGQAwBrgQZOwc5hIAAAACBJREFUeNpj+M/AQBIiUfl/hlELRi0YtWDUglELhoIFAFCm/hC8kg4vAAAA\
            AElFTkSuQmCC
            """
        ),
        // An interlaced PNG, which libpng warns about when its passes are not joined.
        HostileImage(
            """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAQAQMAAAE6yd+MAAAABlBMVEX/AAAAAP9sof2OAAAAF0lEQVQI12MwYIBAfiTI8J8IxPCfGAIAQI4c\
            /+b/UToAAAAASUVORK5CYII=
            """
        ),
        // Sums of chunks that are wrong.
        HostileImage(ImageSample.upsideDownPNG(beforePixels: true), isShown: true),
        HostileImage(changing(ImageSample.png, at: 60), isShown: false),
        HostileImage(ImageSample.huge(.png).filter { $0 != 0xC3 } + text, isShown: false),
        // Bytes between the markers of a JPEG, text behind its pixels, and a scan that is cut off.
        HostileImage(ImageSample.jpeg.prefix(20) + text + ImageSample.jpeg.dropFirst(20), isShown: true),
        HostileImage(ImageSample.jpeg.dropLast(2) + text, isShown: true),
        HostileImage(Array(ImageSample.jpeg.dropLast(30)), isShown: false),
        HostileImage(ImageSample.jpeg.prefix(160) + text + ImageSample.jpeg.dropFirst(160), isShown: true),
        HostileImage(changing(ImageSample.webp, at: 30), isShown: false),
        HostileImage(Array(ImageSample.webp.dropLast(6)), isShown: false),
        HostileImage(Array(ImageSample.gif.prefix(40)), isShown: false),
        HostileImage(changing(ImageSample.gif, at: 13), isShown: true),
    ]

    private static let text = Array("\u{1B}]52;c;ZXZpbA==\u{7}\u{1B}]0;PWNED\u{7}\u{1B}[31mX".utf8)

    private static func changing(_ file: [UInt8], at index: Int) -> [UInt8] {
        var file = file
        file[index] ^= 0xFF
        return file
    }

    private init(_ file: [UInt8], isShown: Bool) {
        self.file = file
        self.isShown = isShown
    }

    private init(_ base64: String) {
        self.init(Data(base64Encoded: base64).map(Array.init) ?? [], isShown: true)
    }
}
