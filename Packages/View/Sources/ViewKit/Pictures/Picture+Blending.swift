package import PresentationKit

extension Picture {
    /// Returns the picture with its translucent pixels on the background of a terminal, for forms in which a pixel is opaque or not
    /// there; transparent pixels stay.
    ///
    /// If the terminal has not reported its background colour, black stands for a dark background and white for a light one.
    ///
    /// - Complexity: O(n) in the number of pixels.
    package func blended(for capabilities: TerminalCapabilities) -> Picture {
        let isTranslucent = stride(from: 3, to: pixels.count, by: 4).contains { 0 < pixels[$0] && pixels[$0] < 255 }
        guard isTranslucent else { return self }
        let ground = capabilities.groundComponents
        var blended = pixels
        for offset in stride(from: 0, to: pixels.count, by: 4) where pixels[offset + 3] > 0 {
            let opacity = Int(pixels[offset + 3])
            for (component, behind) in ground.enumerated() {
                let sum = opacity * Int(pixels[offset + component]) + (255 - opacity) * Int(behind)
                blended[offset + component] = UInt8((sum + 127) / 255)
            }
            blended[offset + 3] = 255
        }
        return Picture(width: width, height: height, pixels: blended) ?? self
    }
}

extension TerminalCapabilities {
    /// Red, green and blue of the background.
    fileprivate var groundComponents: [UInt8] {
        if case .rgb(let red, let green, let blue) = ground { return [red, green, blue] }
        return Array(repeating: background == .dark ? 0 : 255, count: 3)
    }
}
