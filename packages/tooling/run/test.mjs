// npm test: installs packages and a browser, then runs every check; `--only types,unit` selects. A failure does not
// stop later checks. Ends with failed tests and a table.
import { fork, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureInstalled } from './install.mjs'
import { outcomeOf, readPlaywright, readTurbo, readVitest, reportLines } from './test-report.mjs'
import { environment, nodeProgram, root, run } from './workspace.mjs'

/** @typedef {import('./test-report.mjs').Outcome} Outcome */

const reports = mkdtempSync(path.join(tmpdir(), 'cauce-reports-'))
const VITEST_PROJECTS = ['unit', 'process', 'api', 'browser']
const NODE = {
  // MB. Nearly all is garbage soon: a larger nursery saves a tenth of the processor time.
  NODE_OPTIONS: '--max-semi-space-size=64',
  // Tests start programs a hundred times, and compiling their modules is a fifth of that.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
}
/** They start the whole server with built front ends. */
const NEED_BUILD = ['process', 'e2e']
const NO_BROWSER = 'Chromium was neither found nor installed, see the output above'

/** @typedef {{ name: string, outcome: Outcome, seconds: number }} Result */

/** Tasks of turbo.json. They run side by side, as most use one processor. @type {Record<string, string>} */
const TASKS = {
  build: 'build',
  types: 'typecheck:packages',
  astro: 'typecheck',
  lint: 'lint:code',
  knip: 'lint:unused',
  format: 'lint:format',
}

const RUNNERS = /** @type {Record<string, () => Promise<Outcome>>} */ ({
  [VITEST_PROJECTS.join('+')]: () => vitest(),
  e2e: () => playwright(),
})

const only = selection(process.argv.slice(2))
await ensureInstalled()

/** Downloads while the checks below compute. */
const browser = ['browser', 'e2e'].some(isSelected) ? findOrInstallBrowser() : undefined
/** @type {Result[]} */
const results = []
const tasks = Object.keys(TASKS).filter(isSelected)
if (tasks.length > 0) {
  announce(tasks.join(', '))
  results.push(...(await turbo(tasks)))
}
const world = isSelected('e2e') ? startWorld() : undefined
for (const [name, carryOut] of Object.entries(RUNNERS)) {
  if (!isSelected(name)) continue
  announce(name)
  const startedAt = Date.now()
  const outcome = await carryOut()
  results.push({ name: selectedPart(name), outcome, seconds: Math.round((Date.now() - startedAt) / 1000) })
}
world?.end()
rmSync(reports, { recursive: true, force: true })

console.log('')
for (const line of reportLines(results.map(({ outcome }) => outcome))) console.log(line)
for (const { name, outcome, seconds } of results) {
  const word = outcome.failed === 0 ? 'ok  ' : 'FAIL'
  console.log(`${word} ${name.padEnd(18)} ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`)
}
const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0)
const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** @param {string} name */
function announce(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(4, 100 - name.length))}`)
}

/** Each name counts as one check. @param {string[]} names @returns {Promise<Result[]>} */
async function turbo(names) {
  const summaries = path.join(root, '.turbo/runs')
  rmSync(summaries, { recursive: true, force: true })
  const options = ['--continue', '--concurrency=100%', '--summarize']
  const output = ['--ui=stream', '--output-logs=new-only', '--log-order=grouped']
  const code = await run('turbo', ['run', ...names.map((name) => TASKS[name] ?? name), ...options, ...output])
  const tasks = readTurbo(summaries)
  return names.map((name) => {
    const task = TASKS[name] ?? name
    const took = tasks.get(task)
    const isPassed = took === undefined ? code === 0 : took.isPassed
    const outcome = isPassed ? { passed: 1, failed: 0, failures: [] } : failedOnce(`${task}, see its output above`)
    return { name, outcome, seconds: took?.seconds ?? 0 }
  })
}

async function vitest() {
  const report = path.join(reports, 'vitest.json')
  const projects = VITEST_PROJECTS.filter((project) => only === undefined || only.has(project))
  const program = await browser
  if (program === '' && projects.includes('browser')) return failedOnce(NO_BROWSER)
  const env = program ? { ...NODE, CHROMIUM_PATH: program } : NODE
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', ['run', ...projects.map((project) => `--project=${project}`), ...reporters], { env })
  return outcomeOf('vitest', code, report, readVitest)
}

async function playwright() {
  const program = await browser
  if (!program) return failedOnce(NO_BROWSER)
  const report = path.join(reports, 'playwright.json')
  const env = { ...NODE, ...(await world?.made), CHROMIUM_PATH: program, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const code = await run('playwright', ['test', '--reporter=list,json'], { env })
  return outcomeOf('playwright', code, report, readPlaywright)
}

/** Made meanwhile, as it waits half of its time. Without one, Playwright makes it. */
function startWorld() {
  const options = { execPath: nodeProgram(), cwd: root, env: environment(NODE) }
  const child = fork('e2e/world.ts', { ...options, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  /** @type {Promise<Record<string, string>>} */
  const made = new Promise((resolve) => {
    child.once('message', (folder) => resolve({ E2E_WORLD: String(folder) }))
    child.once('exit', () => resolve({}))
  })
  return { made, end: () => child.connected && child.disconnect() }
}

/** Its path; empty where there is none. @returns {Promise<string>} */
async function findOrInstallBrowser() {
  const program = path.join(root, 'packages/testing/src/browser-setup.ts')
  const child = spawn(nodeProgram(), [program], { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
  return (await text(child.stdout)).trim()
}

/** @param {string} failure @returns {Outcome} */
function failedOnce(failure) {
  return { passed: 0, failed: 1, failures: [failure] }
}

/** The selected names of a check that has several. @param {string} name */
function selectedPart(name) {
  const selected = name.split('+').filter((part) => only === undefined || only.has(part))
  return selected.length > 0 ? selected.join('+') : name
}

/** @param {string} name */
function isSelected(name) {
  if (only === undefined || name.split('+').some((part) => only.has(part))) return true
  return name === 'build' && NEED_BUILD.some((needing) => only.has(needing))
}

/** @param {string[]} args @returns {Set<string> | undefined} */
function selection(args) {
  if (args.length === 0) return undefined
  const names = [...Object.keys(TASKS), ...Object.keys(RUNNERS)].flatMap((name) => name.split('+'))
  const chosen = (args[0] === '--only' ? args[1] : args[0]?.replace(/^--only=/, ''))?.split(',') ?? []
  if (chosen.length > 0 && chosen.every((name) => names.includes(name))) return new Set(chosen)
  console.error(`Usage: npm test -- --only <names>, the names being ${names.join(', ')}`)
  process.exit(2)
}
