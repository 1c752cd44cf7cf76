# Provisional; grows with the house.
.PHONY: format lint
format:
	swift format -i -r -p Packages Apps Tests
lint:
	swift format lint --strict -r -p Packages Apps Tests
