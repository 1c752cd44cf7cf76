internal import CStrataChafa
internal import Foundation
public import PresentationKit
public import TerminalKit
public import ViewKit

/// An encoder of pictures by libchafa: as sixels, and as block characters.
///
/// The library is loaded with the first picture. Where it is not installed the encoder is not available, and a host shows
/// half blocks.
public struct ChafaEncoder: PictureEncoder {
    private static let isLoaded = strata_chafa_load()

    /// Creates an encoder.
    public init() {}

    public var isAvailable: Bool { Self.isLoaded }

    public func sixels(of picture: Picture) -> [UInt8] {
        guard Self.isLoaded else { return [] }
        var count = 0
        let sixels = picture.pixels.withUnsafeBufferPointer { pixels in
            strata_chafa_sixels(pixels.baseAddress, Int32(picture.width), Int32(picture.height), &count)
        }
        guard let sixels else { return [] }
        defer { free(sixels) }
        return Array(UnsafeBufferPointer(start: sixels, count: count)).withoutLastNewLine
    }

    public func symbols(of picture: Picture, in size: Size) -> [PictureSymbol] {
        guard Self.isLoaded else { return [] }
        var symbols = Array(repeating: strata_symbol(), count: size.columns * size.rows)
        picture.pixels.withUnsafeBufferPointer { pixels in
            strata_chafa_symbols(
                pixels.baseAddress,
                Int32(picture.width),
                Int32(picture.height),
                Int32(size.columns),
                Int32(size.rows),
                &symbols
            )
        }
        return symbols.map { symbol in
            PictureSymbol(
                Unicode.Scalar(symbol.scalar) ?? " ",
                foreground: TextColor(packed: symbol.foreground),
                background: TextColor(packed: symbol.background)
            )
        }
    }
}

extension TextColor {
    /// Creates the colour of a number 0xRRGGBB; nil for a negative one.
    fileprivate init?(packed number: Int32) {
        guard number >= 0 else { return nil }
        self = .rgb(
            red: UInt8(truncatingIfNeeded: number >> 16),
            green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number)
        )
    }
}

extension [UInt8] {
    /// The control string without a graphics new line before its terminator, which could scroll the screen.
    fileprivate var withoutLastNewLine: [UInt8] {
        let end: [UInt8] = [UInt8(ascii: "-"), 0x1B, UInt8(ascii: "\\")]
        return Array(suffix(end.count)) == end ? dropLast(end.count) + end.dropFirst() : self
    }
}
