public import RepositoryKit
public import Testing

/// The contract of `ImageDecoder`: requirements that a test checks one by one.
public struct ImageDecoderContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (ImageDecoderCheck) -> () async -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "Every format is decoded, by its content": ImageDecoderCheck.formatsAreRecognised,
        "Pictures are turned upright": ImageDecoderCheck.picturesAreUpright,
        "Large pictures are scaled down, in their proportions; small ones are not enlarged":
            ImageDecoderCheck.picturesFit,
        "Opacity is preserved": ImageDecoderCheck.opacityIsPreserved,
        "The colours of print become those of screens": ImageDecoderCheck.printColorsAreConverted,
        "An animation is its first frame": ImageDecoderCheck.animationsAreStill,
        "A picture whose header claims more pixels than the limit is refused": ImageDecoderCheck.claimsAreLimited,
        "Truncated files are errors": ImageDecoderCheck.truncatedFilesAreErrors,
        "A JPEG without a marker for its end is shown": ImageDecoderCheck.endsMayBeMissing,
        "The orientation of a PNG stands before its pixels": ImageDecoderCheck.lateFactsAreIgnored,
        "Large photos are scaled down while they are read": ImageDecoderCheck.largePhotosAreDecoded,
        "Files that are no pictures are errors": ImageDecoderCheck.otherFilesAreErrors,
        "Damaged files are pictures within the limit, or errors": ImageDecoderCheck.damagedFilesAreHarmless,
    ]

    public static let allCases = requirements.map { Self(testDescription: $0, requirement: $1) }

    public let testDescription: String
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - decoder: the implementation that is checked.
    ///   - location: the source location of failures.
    public func check(
        _ decoder: any ImageDecoder,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async {
        await requirement(ImageDecoderCheck(decoder: decoder, location: location))()
    }
}
