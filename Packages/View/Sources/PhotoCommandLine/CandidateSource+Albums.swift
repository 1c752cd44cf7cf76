public import CommandLineKit

extension CandidateSource {
    /// The names of the albums.
    public static let albums = CandidateSource(rawValue: "albums")
}

extension ValueKind<String> {
    /// An album; completed with the names of the albums.
    static var album: ValueKind<String> { .text("ALBUM", completion: .source(.albums)) }
}
