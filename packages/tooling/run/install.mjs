import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nodeProgram, root, run } from './workspace.mjs'

const NEEDED_MAJOR = 24

/** Regardless of NODE_ENV and `--silent`, which would omit build and test packages, and errors. */
export const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** Exits when `npm ci` fails. */
export async function ensureInstalled() {
  const missing = missingPackages()
  if (missing.length > 0) {
    const examples = missing.slice(0, 3).join(', ')
    console.log(`Installing packages: ${examples}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}.`)
    const code = await npm(INSTALL)
    if (code !== 0) fail('npm ci failed; its output above says why.')
  }
  if (majorOf(nodeProgram()) < NEEDED_MAJOR) {
    // With `ignore-scripts` the package `node` is installed without its program.
    await npm(['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'])
    if (majorOf(nodeProgram()) < NEEDED_MAJOR)
      fail(`Node ${NEEDED_MAJOR} could not be installed as a package; install it, then try again.`)
  }
}

/**
 * Packages missing in the locked version, from npm's own list of installed packages: detects branch switches,
 * interrupted installs and copied folders.
 */
function missingPackages() {
  const wanted = readLock('package-lock.json')
  const installed = readLock('node_modules/.package-lock.json')
  if (wanted === undefined) fail('There is no package-lock.json.')
  return Object.entries(wanted)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && fitsThisMachine(entry))
    .filter(
      ([place, entry]) => installed?.[place]?.version !== entry.version && !(entry.optional && installed && !entry.os),
    )
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

/** @param {{ os?: string[], cpu?: string[], libc?: string[] }} entry */
function fitsThisMachine({ os, cpu, libc }) {
  return (
    fits(os, process.platform) && fits(cpu, process.arch) && (libc === undefined || fits(libc, libcOfThisMachine()))
  )
}

/** @param {string[] | undefined} allowed @param {string} actual */
function fits(allowed, actual) {
  if (allowed === undefined) return true
  if (allowed.includes(`!${actual}`)) return false
  return allowed.includes(actual) || allowed.every((name) => name.startsWith('!'))
}

let knownLibc = ''
function libcOfThisMachine() {
  if (knownLibc === '') {
    const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport() ?? {})
    knownLibc = report.header?.glibcVersionRuntime ? 'glibc' : 'musl'
  }
  return knownLibc
}

/** @param {string} name @returns {Record<string, any> | undefined} */
function readLock(name) {
  const file = path.join(root, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

/** @param {string} program */
function majorOf(program) {
  try {
    return Number(execFileSync(program, ['--version'], { encoding: 'utf8' }).replace('v', '').split('.')[0])
  } catch {
    return 0
  }
}

/** @param {string[]} args */
function npm(args) {
  const ofThisRun = process.env.npm_execpath
  return ofThisRun?.endsWith('.js') ? run(process.execPath, [ofThisRun, ...args]) : run('npm', args)
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
