#if canImport(UIKit)
    import Foundation
    public import UIKit
    public import UIKitHost

    /// A label and a button, in the colours of the appearance: the root view of the article on a scalable iOS
    /// architecture, with its constraints.
    public final class AppearanceRootView: UIView, AppView {
        private(set) lazy var label: UILabel = {
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.numberOfLines = 0
            addSubview(label)
            NSLayoutConstraint.activate([
                label.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
                label.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
                label.heightAnchor.constraint(equalToConstant: 300),
                label.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, multiplier: 0.6),
            ])
            return label
        }()

        /// The button that changes the appearance.
        public private(set) lazy var button: UIButton = {
            let button = UIButton()
            button.translatesAutoresizingMaskIntoConstraints = false
            addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 15),
                button.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
                button.heightAnchor.constraint(equalToConstant: 50),
                button.widthAnchor.constraint(equalToConstant: 200),
            ])
            return button
        }()

        private var style = UIUserInterfaceStyle.unspecified

        /// Sets the style of the window to that of the appearance.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            setWindowStyle()
        }

        private func setWindowStyle() {
            window?.overrideUserInterfaceStyle = style
        }

        public func setup() {
            _ = label
            _ = button
        }

        /// Sets the text of the label.
        public func setText(_ lines: [String]) {
            label.text = lines.joined(separator: "\n")
        }

        /// Sets the colours, also of what UIKit draws in the window, and the title of the button that changes them.
        public func setColorMode(lightMode: Bool, button title: String) {
            style = lightMode ? .light : .dark
            setWindowStyle()
            let text: UIColor = lightMode ? .black : .white
            backgroundColor = lightMode ? .white : .black
            label.textColor = text
            button.backgroundColor = lightMode ? .lightGray : .darkGray
            button.setTitle(title, for: .normal)
            button.setTitleColor(text, for: .normal)
        }
    }
#endif
