"""Draws the PNG icons of the installed app from `web/public/icon.svg`, by the browser that the tests use.

`python -m tools.draw_icons`; the files are small and lie in the repository, so that nobody needs this to build.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
CHROMIUM = Path("/usr/bin/chromium")
GROUND = "#1a130e"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, 0.8)}
"""By name: how large, and how much of it the picture fills. A mask may cut off the rest."""
TOUCH = ("apple-touch-icon.png", 180)


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, share) in [*ICONS.items(), (TOUCH[0], (TOUCH[1], 1.0))]:
            whole = share < 1 or name == TOUCH[0]
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if whole else "transparent"
            inner = svg.replace("<svg ", f'<svg width="{size * share}" height="{size * share}" ', 1)
            page.set_content(
                f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">{inner}'
            )
            page.screenshot(path=PUBLIC / name, omit_background=not whole)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
