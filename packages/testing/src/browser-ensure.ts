import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

/**
 * Prints the path of a browser for tests. Installs one if none is found: Playwright's, else Debian's.
 * `npm test` runs it as its own program, after the packages are installed.
 */
const ways: readonly (() => void)[] = [
  () => {},
  () => run('playwright', ['install', '--with-deps', 'chromium']),
  () => run('playwright', ['install', 'chromium']),
  installFromDebian,
]
const browser = ways.reduce<string | undefined>((found, way) => found ?? tried(way), undefined)
if (browser === undefined) {
  console.error('No browser was found and none could be installed: install Chromium, or set CHROMIUM_PATH.')
  process.exit(1)
}
console.log(browser)

function tried(way: () => void): string | undefined {
  way()
  return findBrowser()
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
}

/** Output goes to stderr, because stdout holds only the path. */
function run(program: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, args, { env, stdio: ['ignore', process.stderr, process.stderr] })
}
