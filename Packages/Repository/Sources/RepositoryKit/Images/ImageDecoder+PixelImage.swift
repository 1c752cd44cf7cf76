public import DomainKit

extension ImageDecoder {
    /// Decodes the file of a picture into the domain's pixels, scaled down to fit into a size.
    ///
    /// - Throws: `ApplicationError`, of kind `invalidData` if the file cannot be decoded.
    public func pixels(of file: [UInt8], fitting limit: PixelSize) async throws(ApplicationError) -> PixelImage {
        try await mapping { () throws(ImageError) in try await decode(file, fitting: limit) }
    }
}
