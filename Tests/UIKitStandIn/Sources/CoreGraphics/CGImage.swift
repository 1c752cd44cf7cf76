public import Foundation

// They are bridged to Core Foundation, which is not on Linux.
public typealias CFData = NSData
public typealias CFString = NSString
public typealias CFDictionary = [CFString: Any]

public final class CGColorSpace: Sendable {
    // The constants are strings of Core Foundation, and a space may be unknown.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }

    public init?(name: CFString) {}
}

public final class CGDataProvider {
    let data: NSData

    public init?(data: CFData) {
        self.data = data
    }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case last = 3
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
}

public final class CGImage: Sendable {
    public let width: Int
    public let height: Int
    /// The bytes of the pixels.
    public let standInPixels: [UInt8]

    /// An image without a drawing.
    public init(standInWidth width: Int, height: Int) {
        (self.width, self.height, standInPixels) = (width, height, [UInt8](repeating: 0, count: 4 * width * height))
    }

    // Core Graphics refuses sizes that do not fit the data.
    public init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerPixel == 4 * bitsPerComponent, 8 * bytesPerRow >= width * bitsPerPixel,
            provider.data.length >= height * bytesPerRow
        else { return nil }
        (self.width, self.height, standInPixels) = (width, height, Array(Data(referencing: provider.data)))
    }
}

public final class CGContext {
    public init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard bitmapInfo == CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow >= 4 * width else { return nil }
    }

    /// Draws nothing.
    public func draw(_ image: CGImage, in rect: CGRect) {}
}
