// npm test: installs what is missing, a browser too, and runs every check. `--only types,unit` selects some of them.
// A failing check does not stop the later ones; the last line is the sum over all of them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { buildWhatIsStale } from './front-ends.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'
import { environment, nodeProgram, root } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const reports = mkdtempSync(path.join(tmpdir(), 'cauce-reports-'))
const VITEST_PROJECTS = ['unit', 'process', 'api']
/** These start the whole server, which serves the built front ends. */
const NEED_BUILD = ['process', 'e2e']

/** Every check by the name that `--only` takes, in the order in which they run: the fast ones first. */
const CHECKS = /** @type {Record<string, () => Promise<Count>>} */ ({
  format: () => check('oxfmt', ['--check']),
  lint: () => check('oxlint', []),
  dependencies: () =>
    check('depcruise', [
      '--config',
      'packages/tooling/dependency-cruiser.cjs',
      'packages',
      'site',
      'backoffice',
      'e2e',
    ]),
  knip: () => check('knip', ['--config', 'packages/tooling/knip.json']),
  types: () =>
    check('turbo', ['run', 'check', '--ui=stream', '--output-logs=new-only', '--concurrency=2', '--continue']),
  build: async () => countOf(await buildWhatIsStale()),
  [VITEST_PROJECTS.join('+')]: () => vitest(),
  e2e: () => playwright(),
})

const only = selection(process.argv.slice(2))
await ensureInstalled()

/** @type {[string, Count, number][]} */
const results = []
for (const [name, carryOut] of Object.entries(CHECKS)) {
  if (!isSelected(name)) continue
  console.log(`\n── ${name} ${'─'.repeat(Math.max(4, 100 - name.length))}`)
  const startedAt = Date.now()
  results.push([labelOf(name), await carryOut(), Date.now() - startedAt])
}
rmSync(reports, { recursive: true, force: true })

console.log('')
for (const [name, { passed, failed }, tookMs] of results) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${passed} passed, ${failed} failed in ${Math.round(tookMs / 1000)} s`,
  )
}
const passed = results.reduce((sum, [, count]) => sum + count.passed, 0)
const failed = results.reduce((sum, [, count]) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** A program that either passes as a whole or fails. @param {string} program @param {string[]} args */
async function check(program, args) {
  return countOf(await run(program, args))
}

/** @param {number} exitCode @returns {Count} */
function countOf(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest() {
  const report = path.join(reports, 'vitest.json')
  const projects = VITEST_PROJECTS.filter((project) => only === undefined || only.has(project))
  const code = await run('vitest', [
    ...[
      'run',
      '--config',
      'packages/tooling/vitest.config.ts',
      ...projects.flatMap((project) => ['--project', project]),
    ],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ])
  return counted(code, report, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
}

async function playwright() {
  const browser = findOrInstallBrowser()
  if (browser === undefined) return { passed: 0, failed: 1 }
  const report = path.join(reports, 'playwright.json')
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env,
  })
  return counted(code, report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
}

function findOrInstallBrowser() {
  const program = path.join(root, 'packages/testing/src/browser-ensure.ts')
  try {
    return execFileSync(nodeProgram(), [program], {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim()
  } catch {
    return undefined
  }
}

/**
 * The tests that a runner counted. One that fails without a failed test (a file that does not load, a server that does not
 * start, no report at all) counts as one failure, so that no red run can add up to green.
 * @param {number} exitCode @param {string} report @param {(report: any) => Count} read @returns {Count}
 */
function counted(exitCode, report, read) {
  const count = readReport(report, read)
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** @param {string} report @param {(report: any) => Count} read @returns {Count} */
function readReport(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** Of several checks that run as one, those that were asked for. @param {string} name */
function labelOf(name) {
  const asked = name.split('+').filter((part) => only === undefined || only.has(part))
  return asked.length > 0 ? asked.join('+') : name
}

/** @param {string} name */
function isSelected(name) {
  if (only === undefined || name.split('+').some((part) => only.has(part))) return true
  return name === 'build' && NEED_BUILD.some((needing) => only.has(needing))
}

/** @param {string[]} args @returns {Set<string> | undefined} */
function selection(args) {
  if (args.length === 0) return undefined
  const names = Object.keys(CHECKS).flatMap((name) => name.split('+'))
  const chosen = (args[0] === '--only' ? args[1] : args[0]?.replace(/^--only=/, ''))?.split(',') ?? []
  if (chosen.length > 0 && chosen.every((name) => names.includes(name))) return new Set(chosen)
  console.error(`Usage: npm test -- --only <names>, the names being ${names.join(', ')}`)
  process.exit(2)
}
