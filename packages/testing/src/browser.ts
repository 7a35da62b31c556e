import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

/** The headless shell is faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** `CHROMIUM_PATH`, else the system's, else Playwright's; undefined if none. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin')
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...inPath, ...MAC_APPLICATIONS, chromium.executablePath()].find((file) => existsSync(file))
}

/** Root cannot use the sandbox; containers have little shared memory. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
