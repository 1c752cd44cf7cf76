#if canImport(UIKit)
    import Foundation
    import PresentationKit
    import UIKit

    extension UIImage {
        /// Creates the image of a picture; nil if the system refuses its pixels.
        convenience init?(_ picture: Picture) {
            guard let space = CGColorSpace(name: CGColorSpace.sRGB),
                let provider = CGDataProvider(data: NSData(data: Data(picture.pixels)) as CFData),
                let image = CGImage(
                    width: picture.width,
                    height: picture.height,
                    bitsPerComponent: 8,
                    bitsPerPixel: 32,
                    bytesPerRow: 4 * picture.width,
                    space: space,
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                    provider: provider,
                    decode: nil,
                    shouldInterpolate: true,
                    intent: .defaultIntent
                )
            else { return nil }
            self.init(cgImage: image)
        }
    }
#endif
