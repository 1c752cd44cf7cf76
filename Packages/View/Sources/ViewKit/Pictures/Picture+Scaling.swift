package import PresentationKit

extension Picture {
    /// Returns the picture in another size.
    ///
    /// A pixel is the mean of those that it stands for, weighted by their opacity; an enlarged picture repeats its pixels.
    ///
    /// - Complexity: O(n) in the number of pixels of the larger of both.
    package func scaled(width newWidth: Int, height newHeight: Int) -> Picture {
        guard newWidth > 0, newHeight > 0, (newWidth, newHeight) != (width, height) else { return self }
        let columns = (0..<newWidth).map { Self.range($0, of: newWidth, in: width) }
        let rows = (0..<newHeight).map { Self.range($0, of: newHeight, in: height) }
        let count = 4 * newWidth * newHeight
        let scaled = [UInt8](unsafeUninitializedCapacity: count) { target, initializedCount in
            pixels.withUnsafeBufferPointer { source in
                var offset = 0
                for row in rows {
                    for column in columns {
                        Self.mean(of: source, rows: row, columns: column, width: width).store(in: target, at: offset)
                        offset += 4
                    }
                }
            }
            initializedCount = count
        }
        return Picture(width: newWidth, height: newHeight, pixels: scaled) ?? self
    }

    /// Returns the pixels of a range in one direction that a pixel of the scaled picture stands for; at least one.
    private static func range(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<max(start + 1, (index + 1) * length / count)
    }

    private static func mean(
        of pixels: UnsafeBufferPointer<UInt8>,
        rows: Range<Int>,
        columns: Range<Int>,
        width: Int
    ) -> MeanPixel {
        var mean = MeanPixel()
        for row in rows {
            for column in columns { mean.add(pixels, at: 4 * (row * width + column)) }
        }
        return mean
    }

    /// Returns the middle of the picture in the proportions of a size.
    ///
    /// - Complexity: O(n) in the number of pixels of the result.
    package func cropped(toProportionsOf proportions: (width: Int, height: Int)) -> Picture {
        guard proportions.width > 0, proportions.height > 0 else { return self }
        let newWidth = max(1, min(width, height * proportions.width / proportions.height))
        let newHeight = max(1, min(height, width * proportions.height / proportions.width))
        let (left, top) = ((width - newWidth) / 2, (height - newHeight) / 2)
        return cropped(toColumns: left..<left + newWidth, rows: top..<top + newHeight)
    }

    /// Returns a part of the picture.
    ///
    /// - Parameters:
    ///   - columns: some columns of pixels of the picture, at least one.
    ///   - rows: some rows of pixels of the picture, at least one.
    /// - Complexity: O(n) in the number of pixels of the result.
    package func cropped(toColumns columns: Range<Int>, rows: Range<Int>) -> Picture {
        guard (columns, rows) != (0..<width, 0..<height) else { return self }
        var cropped: [UInt8] = []
        cropped.reserveCapacity(4 * columns.count * rows.count)
        for row in rows {
            let start = 4 * row * width
            cropped += pixels[start + 4 * columns.lowerBound..<start + 4 * columns.upperBound]
        }
        return Picture(width: columns.count, height: rows.count, pixels: cropped) ?? self
    }
}

private struct MeanPixel {
    private var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)

    mutating func add(_ pixels: UnsafeBufferPointer<UInt8>, at offset: Int) {
        let opacity = Int(pixels[offset + 3])
        red += opacity * Int(pixels[offset])
        green += opacity * Int(pixels[offset + 1])
        blue += opacity * Int(pixels[offset + 2])
        alpha += opacity
        count += 1
    }

    func store(in pixels: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
        let weight = max(1, alpha)
        pixels.initializeElement(at: offset, to: UInt8((red + weight / 2) / weight))
        pixels.initializeElement(at: offset + 1, to: UInt8((green + weight / 2) / weight))
        pixels.initializeElement(at: offset + 2, to: UInt8((blue + weight / 2) / weight))
        pixels.initializeElement(at: offset + 3, to: UInt8((alpha + count / 2) / max(1, count)))
    }
}
