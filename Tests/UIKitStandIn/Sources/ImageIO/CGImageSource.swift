// The functions have the names that C gives them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreGraphics
public import Foundation

public final class CGImageSource {
    /// The width and the height of a PNG file, which its header has; nil for another file.
    let size: (width: Int, height: Int)?

    init(_ data: CFData) {
        let bytes = Array(Data(referencing: data).prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            size = nil
            return
        }
        func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        size = (number(at: 16), number(at: 20))
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// The stand-in decodes no pixels: the image has the size of a PNG file that is scaled down, and nothing on it.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    guard let size = isrc.size, let limit = options?[kCGImageSourceThumbnailMaxPixelSize] as? Int else { return nil }
    let scale = min(1, Double(limit) / Double(max(size.width, size.height)))
    return CGImage(
        standInWidth: max(1, Int(Double(size.width) * scale)),
        height: max(1, Int(Double(size.height) * scale))
    )
}

public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
