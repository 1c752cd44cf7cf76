# A formula for Homebrew. Put it into a tap, OWNER/homebrew-tap, as Formula/strata.rb, with the address of the repository and the
# tag of a release; then `brew install OWNER/tap/strata`. It was never tried on macOS.
class Strata < Formula
  desc "Check, draw and grow the architecture of Swift packages and Xcode projects"
  homepage "https://example.org/Strata"
  url "https://example.org/Strata.git", tag: "0.1.0"
  license "Apache-2.0"
  head "https://example.org/Strata.git", branch: "main"

  # Manifests are read by `swift package dump-package`, so the toolchain is needed at run time, too.
  uses_from_macos "swift"

  def install
    # The options are for a fault of Swift 6.3.0 and 6.3.1: docs/adr/0085-results-across-actors.md.
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "strata",
           "-Xswiftc", "-Xllvm", "-Xswiftc", "-sil-disable-pass=optimize-hop-to-executor"
    bin.install ".build/release/strata"
    generate_completions_from_executable(bin/"strata", "completions")
    (man1/"strata.1").write Utils.safe_popen_read(bin/"strata", "help", "--man", "--lang", "en")
  end

  test do
    (testpath/"Package.swift").write <<~SWIFT
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Cart")])
    SWIFT
    (testpath/"Sources/Cart/Cart.swift").write "enum Cart {}"
    assert_match "1 target: 0 errors", shell_output("#{bin}/strata check")
  end
end
