/// A format of picture files.
public enum ImageFormat: String, CaseIterable, Sendable {
    /// JPEG (ISO/IEC 10918-1).
    case jpeg
    /// PNG (ISO/IEC 15948).
    case png
    /// WebP (RFC 9649).
    case webp
    /// GIF (version 89a).
    case gif

    /// Recognises the format of a file by its first bytes, or returns nil for an unknown one.
    public init?(of file: [UInt8]) {
        if file.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if file.starts(with: "GIF87a".utf8) || file.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if file.starts(with: "RIFF".utf8), file.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }

    /// The usual extension of file names, without a dot.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

    /// The media type (RFC 2046).
    public var mediaType: String { "image/\(rawValue)" }
}
