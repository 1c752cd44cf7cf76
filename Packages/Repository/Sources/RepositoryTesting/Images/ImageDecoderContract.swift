internal import Determinism
internal import DomainKit
public import RepositoryKit
internal import Testing

/// The contract of `ImageDecoder`.
public typealias ImageDecoderContract = Contract<any ImageDecoder>

extension ImageDecoderContract {
    /// The requirements of a decoder of pictures.
    public static var all: [Self] { requirements }
}

private let whole = PixelSize(width: 1_000, height: 1_000)

extension ImageDecoder {
    fileprivate func decoded(_ file: [UInt8], _ limit: PixelSize = whole) async -> Result<DecodedImage, ImageError> {
        do throws(ImageError) {
            return .success(try await decode(file, fitting: limit))
        } catch {
            return .failure(error)
        }
    }
}

extension DecodedImage {
    fileprivate var size: PixelSize { PixelSize(width: width, height: height) }

    fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let start = 4 * (y * width + x)
        return Array(rgba[start..<start + 4])
    }
}

/// Expects red in one half of a picture and blue in the other one.
private func expect(
    _ result: Result<DecodedImage, ImageError>,
    _ size: PixelSize,
    red: (x: Int, y: Int),
    blue: (x: Int, y: Int),
    _ comment: Comment
) {
    guard case .success(let image) = result, image.size == size else {
        Issue.record("\(comment): \(result)", sourceLocation: .contract)
        return
    }
    let (first, second) = (image.pixel(red.x, red.y), image.pixel(blue.x, blue.y))
    #expect(first[0] > 200 && first[1] < 60 && first[2] < 60, "\(comment): \(first)", sourceLocation: .contract)
    #expect(second[2] > 200 && second[0] < 60 && second[1] < 60, "\(comment): \(second)", sourceLocation: .contract)
}

private let requirements: [ImageDecoderContract] = [
    Contract("Every format is decoded, by its content") { decoder in
        for format in ImageFormat.allCases {
            let result = await decoder.decoded(ImageSample.file(format))
            expect(result, ImageSample.size, red: (1, 1), blue: (30, 14), "\(format)")
        }
    },
    Contract("Pictures are turned upright") { decoder in
        let (wide, high) = (ImageSample.size, PixelSize(width: 16, height: 32))
        for orientation in ImageOrientation.allCases {
            let result = await decoder.decoded(ImageSample.rotated(orientation))
            switch orientation {
            case .upright, .flipped: expect(result, wide, red: (1, 8), blue: (30, 8), "\(orientation)")
            case .mirrored, .upsideDown: expect(result, wide, red: (30, 8), blue: (1, 8), "\(orientation)")
            case .transposed, .rotatedRight: expect(result, high, red: (8, 1), blue: (8, 30), "\(orientation)")
            case .transversed, .rotatedLeft: expect(result, high, red: (8, 30), blue: (8, 1), "\(orientation)")
            }
        }
    },
    Contract("Large pictures are scaled down, in their proportions; small ones are not enlarged") { decoder in
        let limit = PixelSize(width: 8, height: 100)
        let small = await decoder.decoded(ImageSample.png, limit)
        expect(small, PixelSize(width: 8, height: 4), red: (1, 1), blue: (6, 2), "smaller")
        let dot: [UInt8] = [1, 2, 3, 255]
        let same = await decoder.decoded(ImageSample.png(of: dot))
        #expect((try? same.get())?.rgba == dot, sourceLocation: .contract)
        let line = ImageSample.png(of: Array(repeating: 255, count: 12_000), width: 3_000)
        let short = await decoder.decoded(line, PixelSize(width: 10, height: 10))
        #expect((try? short.get())?.size == PixelSize(width: 10, height: 1), sourceLocation: .contract)
    },
    Contract("Opacity is preserved") { decoder in
        let pixels: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0]
        let picture = ImageSample.png(of: pixels, width: 2)
        let result = await decoder.decoded(picture)
        #expect((try? result.get())?.rgba == pixels, sourceLocation: .contract)
        let dot = await decoder.decoded(picture, PixelSize(width: 1, height: 1))
        let pixel = (try? dot.get())?.pixel(0, 0) ?? []
        // The colour of a pixel that cannot be seen does not count.
        #expect(pixel.prefix(3) == [10, 20, 30] && (120...135).contains(pixel[3]), sourceLocation: .contract)
    },
    Contract("The colours of print become those of screens") { decoder in
        let result = await decoder.decoded(ImageSample.printJPEG)
        expect(result, ImageSample.size, red: (1, 1), blue: (30, 14), "print")
    },
    Contract("An animation is its first frame") { decoder in
        let first = await decoder.decoded(ImageSample.animatedGIF)
        expect(first, ImageSample.size, red: (1, 1), blue: (30, 14), "animation")
        let second = await decoder.decoded(ImageSample.animatedWebP)
        expect(second, ImageSample.size, red: (1, 1), blue: (30, 14), "animation")
    },
    Contract("A picture whose header claims more pixels than the limit is refused") { decoder in
        for format in ImageFormat.allCases {
            let result = await decoder.decoded(ImageSample.huge(format))
            guard case .failure(.tooLarge(let size?)) = result, size.area > ImageHeader.areaLimit else {
                Issue.record("\(format): \(result)", sourceLocation: .contract)
                continue
            }
        }
    },
    Contract("Truncated files are errors") { decoder in
        for format in ImageFormat.allCases {
            let file = ImageSample.file(format)
            for count in [1, 8, file.count / 4, file.count / 2, file.count - 12] {
                let result = await decoder.decoded(Array(file.prefix(count)))
                guard case .failure = result else {
                    Issue.record("\(format), \(count) bytes: \(result)", sourceLocation: .contract)
                    continue
                }
            }
        }
    },
    Contract("A JPEG without a marker for its end is shown") { decoder in
        // Nothing in place of the marker, zeros, and data of the camera, which may contain bytes that look like markers.
        let data: [UInt8] = [0x53, 0xFF, 0xC5, 0, 4, 1, 2, 0xFF, 0xE0, 0, 0, 0xFF, 0xDA]
        for rest in [[], Array(repeating: 0, count: 300), data] {
            let result = await decoder.decoded(Array(ImageSample.jpeg.dropLast(2)) + rest)
            expect(result, ImageSample.size, red: (1, 1), blue: (30, 14), "\(rest.count) bytes")
        }
    },
    Contract("The orientation of a PNG stands before its pixels") { decoder in
        let before = await decoder.decoded(ImageSample.upsideDownPNG(beforePixels: true))
        expect(before, ImageSample.size, red: (30, 8), blue: (1, 8), "before")
        let behind = await decoder.decoded(ImageSample.upsideDownPNG(beforePixels: false))
        expect(behind, ImageSample.size, red: (1, 8), blue: (30, 8), "behind")
    },
    Contract("Large photos are scaled down while they are read") { decoder in
        // Scans of zeros, of which a photo of 60 megapixels needs few bytes.
        let result = await decoder.decoded(ImageSample.scans(1, PixelSize(width: 9_000, height: 6_700)), whole)
        #expect((try? result.get())?.size == PixelSize(width: 1_000, height: 744), sourceLocation: .contract)
    },
    Contract("Files that are no pictures are errors") { decoder in
        let empty = await decoder.decoded([])
        #expect(empty == .failure(.empty), sourceLocation: .contract)
        let text = await decoder.decoded(Array("<!DOCTYPE html><p>Not found".utf8))
        #expect(text == .failure(.unknownFormat), sourceLocation: .contract)
    },
    Contract("Damaged files are pictures within the limit, or errors") { decoder in
        var random = SeededGenerator(seed: 7)
        for format in ImageFormat.allCases {
            for _ in 0..<100 {
                var file = ImageSample.file(format)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    file[Int.random(in: 2..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                let limit = PixelSize(width: 40, height: 40)
                guard case .success(let image) = await decoder.decoded(file, limit) else { continue }
                let isWithinLimit = image.size.width <= limit.width && image.size.height <= limit.height
                #expect(isWithinLimit, "\(format): \(image.size)", sourceLocation: .contract)
            }
        }
    },
]
