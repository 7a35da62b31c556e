import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, else what the system has, else what Playwright has downloaded.
 * Undefined when there is none; `browser-ensure.ts` gets one then.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin')
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...inPath, ...MAC_APPLICATIONS, chromium.executablePath()].find((file) => existsSync(file))
}

/** Root may not use Chromium's sandbox, and a container often gives it little shared memory. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
