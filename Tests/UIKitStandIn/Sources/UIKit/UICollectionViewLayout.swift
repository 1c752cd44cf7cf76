public import Foundation

@MainActor
open class UICollectionViewLayout: NSObject {
    /// The kinds of supplementary views that a section has.
    func standInKinds(ofSection section: Int, width: CGFloat) -> [String] { [] }
}

@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private struct Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
        let effectiveContentSize: CGSize
        var container: any NSCollectionLayoutContainer { self }
    }

    private let section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
        section = sectionProvider
    }

    override func standInKinds(ofSection section: Int, width: CGFloat) -> [String] {
        let environment = Environment(effectiveContentSize: CGSize(width: width, height: 0))
        return self.section(section, environment)?.boundarySupplementaryItems.map(\.elementKind) ?? []
    }
}

@MainActor
public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
}

@MainActor
public protocol NSCollectionLayoutContainer {
    var effectiveContentSize: CGSize { get }
}

@MainActor
open class NSCollectionLayoutDimension: NSObject {
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension()
    }

    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension()
    }

    override init() {}
}

@MainActor
open class NSCollectionLayoutSize: NSObject {
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {}
}

@MainActor
open class NSCollectionLayoutItem: NSObject {
    public init(layoutSize: NSCollectionLayoutSize) {}
}

@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    open private(set) var elementKind: String
    open var pinToVisibleBounds = false

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }
}

public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case bottom = 5
}

@MainActor
open class NSCollectionLayoutSection: NSObject {
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    public init(group: NSCollectionLayoutGroup) {}
}
