public import Foundation

// Collection views exist for compilation alone: they show no cells.

// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@MainActor
open class UICollectionViewLayout: NSObject {}

// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor
open class UICollectionViewCell: UIView {
    open private(set) lazy var contentView = UIView()
}

// https://developer.apple.com/documentation/uikit/uicollectionview
@MainActor
open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UICollectionViewCell()
    }
}

// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-swift.class
@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
}
