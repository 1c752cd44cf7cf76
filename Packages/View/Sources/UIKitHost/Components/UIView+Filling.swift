#if canImport(UIKit)
    public import Foundation
    public import UIKit

    extension UIView {
        /// Adds views one below the other that fill the safe area, above the keyboard.
        public func fill(with views: [UIView]) {
            fill(with: views, in: safeAreaLayoutGuide, above: keyboardLayoutGuide.topAnchor)
        }

        /// Adds views one below the other within a guide.
        public func fill(with views: [UIView], in guide: UILayoutGuide, spacing: CGFloat) {
            fill(with: views, in: guide, above: guide.bottomAnchor, spacing: spacing)
        }

        private func fill(
            with views: [UIView],
            in guide: UILayoutGuide,
            above bottom: NSLayoutYAxisAnchor,
            spacing: CGFloat = 0
        ) {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.spacing = spacing
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: guide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: bottom),
                stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
    }
#endif
