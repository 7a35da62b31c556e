import { findBrowser } from './browser.ts'
import { install, installFromDebian } from './debian.ts'

const INSTALLATIONS: readonly (() => void)[] = [
  () => install('playwright', ['install', '--with-deps', 'chromium']),
  () => install('playwright', ['install', 'chromium']),
  () => installFromDebian(['chromium-headless-shell', 'chromium'], () => findBrowser() !== undefined),
]

/**
 * Finds a browser, or installs Playwright's, else Debian's; as a program prints the path.
 * @throws Error when there is none
 */
export default function setup(): void {
  for (const attempt of INSTALLATIONS) {
    if (findBrowser() !== undefined) return
    attempt()
  }
  if (findBrowser() === undefined)
    throw new Error('No browser was found and none could be installed: install Chromium, or set CHROMIUM_PATH.')
}

if (import.meta.main) {
  setup()
  console.log(findBrowser())
}
