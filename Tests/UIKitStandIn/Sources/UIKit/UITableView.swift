public import Foundation

extension IndexPath {
    // https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor
public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

// https://developer.apple.com/documentation/uikit/uitableviewdelegate
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

// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor
open class UITableViewCell: UIView {
    // https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
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

    public required init?(coder: NSCoder) {
        nil
    }

    open func prepareForReuse() {}
}

// https://developer.apple.com/documentation/uikit/uitableview
///
/// The stand-in shows ``standInVisibleRows`` rows from ``standInTopRow`` on, counted through all sections.
@MainActor
open class UITableView: UIScrollView {
    // https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    public enum Style: Int, Sendable {
        case plain, grouped
    }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open private(set) var indexPathForSelectedRow: IndexPath?
    /// The number of rows that have room.
    public var standInVisibleRows = 10
    /// The number of rows that are scrolled away above.
    public private(set) var standInTopRow = 0
    /// The number of rows at the last layout: the table scrolls no farther, whatever its data source has by now.
    private var laidOutRows = 0
    private var classes: [String: UITableViewCell.Type] = [:]
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var reusable: [UITableViewCell] = []

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
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
        if let place = reusable.firstIndex(where: { $0.reuseIdentifier == identifier }) {
            let cell = reusable.remove(at: place)
            cell.prepareForReuse()
            return cell
        }
        guard let found = classes[identifier] else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            )
        }
        return found.init(style: .default, reuseIdentifier: identifier)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
    open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
    open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }

    // https://developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        standInScroll(toRow: min(paths.firstIndex(of: indexPath) ?? 0, max(0, laidOutRows - standInVisibleRows)))
    }

    open override func layoutIfNeeded() {
        laidOutRows = paths.count
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
        if contentOffset.y <= 0 { standInScroll(toRow: 0) }
    }

    open func reloadData() {
        reusable += shown.sorted { $0.key < $1.key }.map(\.value)
        shown = [:]
        display()
    }

    /// Scrolls so that a row, counted through all sections, is the first one on the screen.
    public func standInScroll(toRow row: Int) {
        standInTopRow = max(0, min(row, paths.count - standInVisibleRows))
        display()
    }

    /// Taps a row.
    public func standInTap(_ indexPath: IndexPath) {
        indexPathForSelectedRow = indexPath
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }

    private var paths: [IndexPath] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
    }

    /// Takes over rows that moved: cells and the selection follow their rows.
    func standInMove(_ places: [IndexPath: IndexPath]) {
        let old = shown
        shown = [:]
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            if let place = places[path] { shown[place] = cell } else { reusable.append(cell) }
        }
        indexPathForSelectedRow = indexPathForSelectedRow.flatMap { places[$0] }
        standInTopRow = max(0, min(standInTopRow, paths.count - standInVisibleRows))
        display()
        UIStandIn.begin { [weak self] in self?.layoutIfNeeded() }
    }

    /// Replaces the cell of a visible row by another one.
    func standInReload(_ indexPath: IndexPath) {
        guard let cell = shown.removeValue(forKey: indexPath) else { return }
        display()
        reusable.append(cell)
    }

    /// Shows the cells of the visible rows, and returns the others to the queue.
    private func display() {
        let visible = paths.dropFirst(standInTopRow).prefix(standInVisibleRows)
        for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(path) {
            shown[path] = nil
            reusable.append(cell)
        }
        for path in visible where shown[path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
            shown[path] = cell
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    /// Configures the cell of a visible row once more, by the same cell.
    func standInReconfigure(_ indexPath: IndexPath, by provider: (UITableViewCell) -> UITableViewCell?) {
        guard let cell = shown[indexPath] else { return }
        reusable.insert(cell, at: 0)
        let new = provider(cell)
        precondition(new === cell, "The cell provider returned another cell for a reconfigured item.")
        reusable.removeAll { $0 === cell }
    }
}

// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-swift.class
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
        let old = paths(in: current)
        current = snapshot
        let new = paths(in: snapshot)
        var places: [IndexPath: IndexPath] = [:]
        for (item, path) in old { places[path] = new[item] }
        view?.standInMove(places)
        for item in snapshot.reconfiguredItemIdentifiers {
            guard let path = new[item], let view else { continue }
            view.standInReconfigure(path) { _ in provider(view, path, item) }
        }
        for item in snapshot.reloadedItemIdentifiers { new[item].map { view?.standInReload($0) } }
        UIStandIn.begin { completion?() }
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: [indexPath.section, indexPath.row])
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        paths(in: current)[itemIdentifier]
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
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

    private func paths(
        in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                paths[item] = IndexPath(row: row, section: section)
            }
        }
        return paths
    }
}
