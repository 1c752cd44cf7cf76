public import Foundation

extension IndexPath {
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

@MainActor
public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    public func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    open private(set) var reuseIdentifier: String?
    open private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()

    /// Creates a cell.
    ///
    /// It is `required` because the stand-in creates cells of registered classes without a runtime that
    /// could call any initialiser.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func prepareForReuse() {}
}

/// The stand-in shows ``standInVisibleRows`` rows from ``standInTopRow`` on, counted through all sections.
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped
    }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open private(set) var indexPathForSelectedRow: IndexPath?
    let cells = StandInCells<UITableViewCell>()
    private var classes: [String: UITableViewCell.Type] = [:]

    /// The number of rows that have room.
    public var standInVisibleRows: Int {
        get { cells.room }
        set { cells.room = newValue }
    }

    /// The number of rows that are scrolled away above.
    public var standInTopRow: Int { cells.top }

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        cells.paths = { [unowned self] in
            (0..<numberOfSections).flatMap { section in
                (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
            }
        }
        cells.provide = { [unowned self] in dataSource?.tableView(self, cellForRowAt: $0) }
        cells.willDisplay = { [unowned self] in delegate?.tableView(self, willDisplay: $0, forRowAt: $1) }
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let (cell, isReused) = cells.dequeue(identifier) {
            classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
        }
        if isReused { cell.prepareForReuse() }
        return cell
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.shown.first { $0.value === cell }?.key }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.shown.keys.sorted() }
    open var visibleCells: [UITableViewCell] { cells.ordered }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        cells.scroll(to: indexPath)
    }

    open override func layoutIfNeeded() {
        cells.layOut()
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
        if contentOffset.y <= 0 { standInScroll(toRow: 0) }
    }

    /// Scrolls so that a row, counted through all sections, is the first one on the screen.
    public func standInScroll(toRow row: Int) {
        cells.scroll(to: row)
    }

    /// Taps a row.
    public func standInTap(_ indexPath: IndexPath) {
        indexPathForSelectedRow = indexPath
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }

    /// Takes over rows that moved: cells and the selection follow their rows.
    func standInMove(_ places: [IndexPath: IndexPath]) {
        indexPathForSelectedRow = indexPathForSelectedRow.flatMap { places[$0] }
        cells.move(places)
    }
}

@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak let view: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        view = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

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
        current.item(at: [indexPath.section, indexPath.row])
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.paths[itemIdentifier]
    }

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            preconditionFailure("The cell provider of the data source returned no cell for the row at \(indexPath).")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}
