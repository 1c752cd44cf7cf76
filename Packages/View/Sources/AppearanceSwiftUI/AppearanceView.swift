#if canImport(SwiftUI)
    import AppearanceContract
    import Foundation
    import PresentationKit
    public import SwiftUI
    import SwiftUIHost

    /// A label and a button, in the colours of the appearance.
    public struct AppearanceView: SwiftUI.View {
        private let store: AppearanceStore

        /// Creates the view of a store.
        public init(store: AppearanceStore) {
            self.store = store
        }

        public var body: some SwiftUI.View {
            ZStack {
                if let display = store.display {
                    content(display)
                        .preferredColorScheme(display.isLight ? .light : .dark)
                }
            }
        }

        private func content(_ display: AppearanceDisplay) -> some SwiftUI.View {
            ZStack {
                (display.isLight ? Color.white : .black).ignoresSafeArea()
                VStack(spacing: 15) {
                    Text(verbatim: display.label.joined(separator: "\n"))
                        .frame(height: 300)
                    Button(store.wording(display.button)) { store.send(.didTapToggle) }
                        .frame(width: 200, height: 50)
                        .background(display.isLight ? Color(white: 2 / 3) : Color(white: 1 / 3))
                }
                .foregroundStyle(display.isLight ? Color.black : .white)
            }
        }
    }
#endif
