public import Foundation

extension IndexPath {
    public init(item: Int, section: Int) {
        self = [section, item]
    }
}

@MainActor
public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

@MainActor
open class UICollectionReusableView: UIView {
    /// Creates a view.
    ///
    /// It is `required` because the stand-in creates views of registered classes without a runtime that could call any
    /// initialiser.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func prepareForReuse() {}
}

public struct UICellConfigurationState: Hashable, Sendable {
    public var isHighlighted = false
    public var isSelected = false
    public var isEditing = false

    init() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()

    // UIKit brings a cell up to date before it is displayed, and whenever its state changes.
    open internal(set) var configurationState = UICellConfigurationState() {
        didSet { if configurationState != oldValue { updateConfiguration(using: configurationState) } }
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}
}

// The stand-in shows ``standInVisibleItems`` cells from the one to which it was scrolled, counted through all sections. It
// prefetches as many in the direction in which it was scrolled last, and cancels those that it has prefetched for another one.
// It shows the header and the footer of each section that the layout has, and traps where there is no view for one.
@MainActor
open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false {
        didSet { showStates() }
    }
    let cells = StandInCells<UICollectionViewCell>()
    private let layout: UICollectionViewLayout
    private var classes: [String: UICollectionReusableView.Type] = [:]
    private var supplements: [String: [UICollectionReusableView]] = [:]
    private var selected: Set<IndexPath> = []
    private var prefetched: Set<IndexPath> = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        cells.paths = { [unowned self] in
            (0..<(dataSource?.numberOfSections(in: self) ?? 0)).flatMap { section in
                (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
            }
        }
        cells.provide = { [unowned self] in dataSource?.collectionView(self, cellForItemAt: $0) }
        cells.willDisplay = { [unowned self] in
            $0.updateConfiguration(using: $0.configurationState)
            show(stateOf: $0, at: $1)
            delegate?.collectionView(self, willDisplay: $0, forItemAt: $1)
        }
    }

    public required convenience init() {
        preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        classes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let (cell, isReused) = cells.dequeue(identifier) {
            classes[identifier]?.init(frame: .zero) as? UICollectionViewCell
        }
        if isReused { cell.prepareForReuse() }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let found = classes[elementKind + identifier] else {
            preconditionFailure("could not dequeue a view of kind: \(elementKind) with identifier \(identifier)")
        }
        return found.init(frame: .zero)
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplements[elementKind] ?? []
    }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells.shown[indexPath] }
    // UIKit promises no order; the stand-in has that of the items.
    open var visibleCells: [UICollectionViewCell] { cells.ordered }
    open var indexPathsForSelectedItems: [IndexPath]? { Array(selected) }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        showStates()
    }

    private func showStates() {
        for (path, cell) in cells.shown { show(stateOf: cell, at: path) }
    }

    private func show(stateOf cell: UICollectionViewCell, at path: IndexPath) {
        cell.configurationState.isSelected = selected.contains(path)
        cell.configurationState.isEditing = isEditing
    }

    // MARK: - What the user does

    /// The number of cells that have room.
    public var standInVisibleItems: Int {
        get { cells.room }
        set { cells.room = newValue }
    }

    /// Scrolls so that an item, counted through all sections, is the first one on the screen.
    public func standInScroll(toItem item: Int) {
        let isUp = item < cells.top
        cells.scroll(to: item)
        prefetch(isUp: isUp)
    }

    /// Taps a cell: in editing mode that selects it beside the others, or deselects it.
    public func standInTap(_ indexPath: IndexPath) {
        if isEditing, allowsMultipleSelectionDuringEditing {
            guard selected.remove(indexPath) == nil else { return showStates() }
        } else {
            selected = []
        }
        selected.insert(indexPath)
        showStates()
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    private func prefetch(isUp: Bool) {
        let paths = cells.paths()
        let ahead = isUp ? paths.prefix(cells.top).suffix(cells.room) : paths.dropFirst(cells.top + cells.room)
        let wanted = Set(ahead.prefix(cells.room))
        let cancelled = prefetched.subtracting(wanted).filter { cells.shown[$0] == nil }.sorted()
        let new = wanted.subtracting(prefetched).sorted()
        prefetched = wanted
        if !cancelled.isEmpty { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: new) }
    }

    /// Takes over items that moved: cells and the selection follow their items.
    func standInMove(_ places: [IndexPath: IndexPath]) {
        selected = Set(selected.compactMap { places[$0] })
        prefetched = Set(prefetched.compactMap { places[$0] })
        cells.move(places)
        showStates()
        showSupplements()
    }

    private func showSupplements() {
        guard let dataSource else { return }
        for section in 0..<dataSource.numberOfSections(in: self) {
            for kind in layout.standInKinds(ofSection: section, width: bounds.width) {
                guard supplements[kind, default: []].count <= section else { continue }
                let path = IndexPath(item: 0, section: section)
                supplements[kind, default: []]
                    .append(
                        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
                    )
            }
        }
    }
}

extension UIStandIn {
    /// Returns the menu that a long press on a cell shows, for all selected cells if it is one of them, or nil.
    public static func menu(at indexPath: IndexPath, in view: UICollectionView) -> UIMenu? {
        let selected = view.indexPathsForSelectedItems ?? []
        let paths = selected.contains(indexPath) ? selected.sorted() : [indexPath]
        return view.delegate?.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: .zero)?
            .actionProvider?([])
    }
}

@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    open var supplementaryViewProvider: SupplementaryViewProvider?
    private weak let view: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let places = snapshot.places(of: current)
        current = snapshot
        if let view {
            view.standInMove(places)
            snapshot.update(view.cells)
        }
        UIStandIn.begin { completion?() }
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: [indexPath.section, indexPath.item])
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            preconditionFailure("The cell provider of the data source returned no cell for the item at \(indexPath).")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure("The data source returned no view for the supplementary element of kind \(kind).")
        }
        return view
    }
}
