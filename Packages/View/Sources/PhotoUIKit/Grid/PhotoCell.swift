#if canImport(UIKit)
    import Foundation
    import PhotoContract
    import PresentationKit
    import UIKit
    import UIKitHost

    /// A cell with a picture, its title and its credit, and a button in place of a picture that failed.
    final class PhotoCell: UICollectionViewCell {
        private(set) lazy var image: UIImageView = {
            let view = UIImageView(frame: .zero)
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            view.backgroundColor = .secondarySystemBackground
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1).isActive = true
            return view
        }()
        /// The button that fetches the picture again; its title is the reason of the failure.
        private(set) lazy var retryButton: UIButton = {
            let button = UIButton(type: .system)
            button.isHidden = true
            button.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
            return button
        }()
        private(set) lazy var title = label(.subheadline, .label)
        private(set) lazy var credit = label(.caption1, .secondaryLabel)
        /// The mark of a photo that can be selected; hidden unless photos are being selected.
        private(set) lazy var mark = UIImageView(frame: .zero)
        private lazy var content: Void = contentView.fill(
            with: [image, retryButton, title, credit, mark],
            in: contentView.layoutMarginsGuide,
            spacing: 4
        )
        private var retry: @MainActor () -> Void = {}

        func show(_ item: PhotoItem, _ wording: Wording) {
            _ = content
            title.text = item.title
            credit.text = wording(item.credit)
        }

        /// Shows the picture that the view model of the cell has, and has it fetched again by the button.
        func bind(_ model: some PhotoCellViewModel, _ wording: Wording) {
            retry = { [weak model] in model?.retry() }
            model.output.observe(for: self) { cell, state in cell.show(state, wording) }
        }

        private func show(_ state: PhotoCellState, _ wording: Wording) {
            if case .shown(let picture) = state { image.image = UIImage(picture) } else { image.image = nil }
            guard case .failed(let reason) = state else {
                retryButton.isHidden = true
                return
            }
            retryButton.isHidden = false
            retryButton.setTitle(wording(reason), for: .normal)
        }

        /// Shows whether the cell is pressed or selected, which UIKit knows and no view model has to.
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            image.alpha = state.isHighlighted ? 0.6 : 1
            mark.isHidden = !state.isEditing
            mark.image = UIImage(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
        }

        private func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = color
            return label
        }
    }
#endif
