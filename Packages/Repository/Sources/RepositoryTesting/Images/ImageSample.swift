import Foundation
public import RepositoryKit

/// Picture files for tests: 32 pixels wide, 16 high, the left half red and the right half blue.
public enum ImageSample {
    /// The size of each sample.
    public static let size = PixelSize(width: 32, height: 16)

    /// The picture as a JPEG.
    public static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQEAYABgAAD//gA7Q1JFQVRPUjogZ2QtanBlZyB2MS4wICh1c2luZyBJSkcgSlBFRyB2NjIpLCBxdWFsaXR5ID0gNjAK\
        /9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMm\
        FRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAEQgAEAAgAwEiAAIRAQMRAf/EAB8A\
        AAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHw\
        JDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeo\
        qaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkK\
        C//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpD\
        REVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW\
        19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAAwDAQACEQMRAD8A5+iiivGP0kwqKKK/Yj8qP//Z
        """
    )

    /// The picture as a JPEG in the four colours of print, inverted as Adobe's programs write it.
    public static let printJPEG = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFa\
        UGBKUVJP/8AAFAgAEAAgBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAAB\
        fQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
        anN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5\
        +v/aAA4EQwBNAFkASwAAPwD06vMK8wr06iiiivmKivp2iiiiivp2ivmKiiiiivmKivp2iiiiiv/Z
        """
    )

    /// The picture as a PNG.
    public static let png: [UInt8] = png(of: pixels, width: size.width, height: size.height)

    /// Returns any picture as a PNG, from four bytes for each pixel.
    public static func png(of rgba: [UInt8], width: Int = 1, height: Int = 1) -> [UInt8] {
        guard let picture = DecodedImage(PixelSize(width: width, height: height), rgba: rgba) else {
            preconditionFailure("A pixel has four bytes.")
        }
        return picture.png
    }

    /// The picture as a WebP.
    public static let webp = bytes("UklGRiYAAABXRUJQVlA4TBkAAAAvH8ADAA8Q87//8x8OBAJJ/tIDLBDR/yheAA==")

    /// The picture as a GIF.
    public static let gif = bytes(
        """
        R0lGODdhIAAQAIAAAP8AAAAA/ywAAAAAIAAQAAACK4SPCcHtH5Q8sLY5rcVSV654EJiID4mYDkqpDGu4LyxHtAwv+O3mtb9j1QoAOw==
        """
    )

    /// The picture as the first of two frames of an animated GIF.
    public static let animatedGIF = bytes(
        """
        R0lGODlhIAAQAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQECgD/ACwAAAAAIAAQAAACK4SPCcHtH5Q8sLY5rcVSV654EJiID4mY\
        DkqpDGu4LyxHtAwv+O3mtb9j1QoAIfkEBAoA/wAsAAAAACAAEACAAP8AAAAAAhSEj6nL7Q+jnLTai7PevPsPhuJIFQA7
        """
    )

    /// The picture as the first of two frames of an animated WebP.
    public static let animatedWebP: [UInt8] = {
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Array(name.utf8) + bytes(of: UInt32(content.count)).reversed() + content
        }
        let pixels = Array(webp.dropFirst(12))
        let frame = chunk("ANMF", [0, 0, 0, 0, 0, 0, 31, 0, 0, 15, 0, 0, 100, 0, 0, 0] + pixels)
        let head = chunk("VP8X", [2, 0, 0, 0, 31, 0, 0, 15, 0, 0]) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
        return chunk("RIFF", Array("WEBP".utf8) + head + frame + frame)
    }()

    /// Returns the picture as a PNG that says that it is upside down, before or behind its pixels, where it does not count.
    public static func upsideDownPNG(beforePixels: Bool) -> [UInt8] {
        // Decoders that check sums leave a chunk out that has none.
        let exif = Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0]
        let chunk = bytes(of: UInt32(exif.count)) + Array("eXIf".utf8) + exif + [0, 0, 0, 0]
        // The first chunk takes 25 bytes behind the signature, the last one 12.
        let place = beforePixels ? 33 : png.count - 12
        return Array(png[..<place] + chunk + png[place...])
    }

    /// The picture in a format.
    public static func file(_ format: ImageFormat) -> [UInt8] {
        switch format {
        case .jpeg: jpeg
        case .png: png
        case .webp: webp
        case .gif: gif
        }
    }

    /// Returns the JPEG with an orientation in its Exif data.
    public static func rotated(_ orientation: ImageOrientation) -> [UInt8] {
        withExif([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0, 0, 0, 0, 0])
    }

    /// Returns the JPEG with the date on which it was taken in its Exif data; the text of a date has 19 characters.
    public static func taken(_ date: String) -> [UInt8] {
        let directory: [UInt8] = [0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]
        return withExif(directory + [0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0] + date.utf8)
    }

    /// Returns the JPEG with Exif data that has the given bytes from offset 8, at which the first directory is.
    private static func withExif(_ directories: [UInt8]) -> [UInt8] {
        let exif = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directories
        return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg.dropFirst(2)
    }

    /// Returns a file that claims to be a picture of 50,000 times 50,000 pixels, or as many as its format can name, in
    /// a few hundred bytes.
    public static func huge(_ format: ImageFormat) -> [UInt8] {
        let side = format == .webp ? 1 << 14 : 50_000
        return claiming(PixelSize(width: side, height: side), format)
    }

    /// Returns a file of a few hundred bytes that claims to be a picture of the given size.
    public static func claiming(_ size: PixelSize, _ format: ImageFormat) -> [UInt8] {
        var file = file(format)
        let (width, height) = (UInt32(size.width), UInt32(size.height))
        switch format {
        case .jpeg:
            let place = file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) } ?? 0
            file.replaceSubrange(place + 5..<place + 9, with: bytes(of: height << 16 | width))
        case .png: file.replaceSubrange(16..<24, with: bytes(of: width) + bytes(of: height))
        case .webp: file.replaceSubrange(21..<25, with: bytes(of: width - 1 | (height - 1) << 14).reversed())
        case .gif: file.replaceSubrange(24..<28, with: bytes(of: height << 16 | width).reversed())
        }
        return file
    }

    /// Returns a progressive JPEG, each scan of which is a pass over all pixels that takes a few hundred bytes.
    public static func scans(_ count: Int, _ size: PixelSize) -> [UInt8] {
        let frame = bytes(of: UInt32(size.height) << 16 | UInt32(size.width))
        let quantization: [UInt8] = [0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
        // The only code of each table, one bit long: no difference, and a run of many blocks.
        let tables: [UInt8] = [(0, 0), (0x10, 0xE0)].flatMap { table, symbol in
            [0xFF, 0xC4, 0, 20, table, 1] + Array(repeating: 0, count: 15) + [symbol]
        }
        let start: [UInt8] = [0xFF, 0xD8] + quantization + [0xFF, 0xC2, 0, 11, 8] + frame + [1, 1, 0x11, 0] + tables
        let first: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0] + Array(repeating: 0, count: size.area / 500)
        let refinement: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0x10] + Array(repeating: 0, count: 200)
        return start + first + (1..<count).flatMap { _ in refinement } + [0xFF, 0xD9]
    }

    /// Returns the bytes of a number, the highest first.
    private static func bytes(of number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static let pixels: [UInt8] = (0..<size.area).flatMap { index -> [UInt8] in
        index % size.width < size.width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }

    private static func bytes(_ base64: String) -> [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }
}
