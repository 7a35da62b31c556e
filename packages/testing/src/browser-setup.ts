import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

const INSTALLATIONS: readonly (() => void)[] = [
  () => run('playwright', ['install', '--with-deps', 'chromium']),
  () => run('playwright', ['install', 'chromium']),
  installFromDebian,
]

/**
 * Global setup of Playwright: finds a browser, or installs Playwright's, else Debian's. As a program it also prints the path.
 * @throws Error when there is no browser and none could be installed
 */
export default function setup(): void {
  for (const install of INSTALLATIONS) {
    if (findBrowser() !== undefined) return
    install()
  }
  if (findBrowser() === undefined)
    throw new Error('No browser was found and none could be installed: install Chromium, or set CHROMIUM_PATH.')
}

if (import.meta.main) {
  setup()
  console.log(findBrowser())
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0) return
  run('apt-get', ['update', '-qq'])
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (findBrowser() === undefined) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/** Installers print to the error stream, because the only line of the standard output is the path. */
function run(program: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, args, {
    env,
    stdio: ['ignore', process.stderr, process.stderr],
  })
}
