import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './workspace.mjs'

/** `took` has the milliseconds of each file. @typedef {{ passed: number, failed: number, failures: string[], took?: Record<string, number> }} Outcome */

const MAX_NAMED = 20
const MAX_SLOW = 10
const MAX_LINE = 700

/** Vitest's JSON report. A file that does not load has no tests. @param {any} report @returns {Outcome} */
export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [failureLine(file.name, [], file.message)]
    return failed.map((/** @type {any} */ test) =>
      failureLine(file.name, [test.fullName], test.failureMessages[0] ?? undefined),
    )
  })
  const took = testResults.map((/** @type {any} */ file) => [
    path.relative(root, file.name),
    file.endTime - file.startTime,
  ])
  return { passed: numPassedTests, failed: failures.length, failures, took: Object.fromEntries(took) }
}

/** Playwright's JSON report. A flaky test counts as a failure. @param {any} report @returns {Outcome} */
export function readPlaywright({ suites, errors, stats, config }) {
  const tests = suites.flatMap((/** @type {any} */ suite) => testsOf(suite))
  const failures = [
    ...tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const { errors: [error] = [], steps = [] } =
          test.results.find((/** @type {any} */ one) => one.errors.length > 0) ?? {}
        const step = steps.find((/** @type {any} */ one) => one.error !== undefined)?.title
        const titles = [`[${test.projectName}]`, test.title, step]
        return failureLine(path.join(config.rootDir, test.file), titles, error?.message)
      }),
    ...errors.map((/** @type {any} */ error) => failureLine(error.location?.file ?? '', [], error.message)),
  ]
  /** @type {Record<string, number>} */
  const took = {}
  for (const { file, results } of tests)
    for (const { duration } of results) took[`e2e/${file}`] = (took[`e2e/${file}`] ?? 0) + duration
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, failures.length), failures, took }
}

/**
 * Turbo's summary of a run, by task: whether it passed in every package, and the seconds from its first start to its last end.
 * Empty if turbo did not start. @param {string} folder @returns {Map<string, { isPassed: boolean, seconds: number }>}
 */
export function readTurbo(folder) {
  const [file] = existsSync(folder) ? readdirSync(folder) : []
  /** @type {any[]} */
  const tasks = file === undefined ? [] : JSON.parse(readFileSync(path.join(folder, file), 'utf8')).tasks
  const scripts = tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  const names = new Set(scripts.map(({ task }) => task))
  return new Map([...names].map((name) => [name, readTask(scripts.filter(({ task }) => task === name))]))
}

/** @param {any[]} packages */
function readTask(packages) {
  // One that turbo did not come to has none.
  const runs = packages.flatMap(({ execution }) => execution ?? [])
  const [startedAt, endedAt] = [runs.map((one) => one.startTime), runs.map((one) => one.endTime)]
  return {
    isPassed: runs.length === packages.length && runs.every(({ exitCode }) => exitCode === 0),
    seconds: runs.length === 0 ? 0 : Math.round((Math.max(...endedAt) - Math.min(...startedAt)) / 1000),
  }
}

/** @param {any} suite @returns {any[]} */
function testsOf({ specs, suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ test) => ({ ...test, file, title })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/** File, titles and message. @param {string} file @param {(string | undefined)[]} titles @param {string} [message] */
function failureLine(file, titles, message = '') {
  const name = [file && path.relative(root, file), ...titles].filter(Boolean).join(' › ')
  const words = stripVTControlCharacters(message)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' | ')
  return [name, words].filter(Boolean).join(': ').slice(0, MAX_LINE)
}

/**
 * A run that fails without a failed test, or has no test, counts as one failure.
 * @param {string} runner @param {number} exitCode @param {string} file @param {(report: any) => Outcome} read @returns {Outcome}
 */
export function outcomeOf(runner, exitCode, file, read) {
  /** @type {Outcome} */
  let outcome = { passed: 0, failed: 0, failures: [] }
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {}
  if (outcome.failed > 0 || (exitCode === 0 && outcome.passed > 0)) return outcome
  return {
    ...outcome,
    failed: 1,
    failures: [`${runner} ended with exit code ${exitCode} and ${outcome.passed} passed tests: see its output above`],
  }
}

/** What failed and which files took longest, in lines that fit the end of a log. @param {readonly Outcome[]} outcomes */
export function reportLines(outcomes) {
  const slowest = outcomes
    .flatMap(({ took = {} }) => Object.entries(took))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_SLOW)
    .map(([file, milliseconds]) => `${String(Math.round(milliseconds / 1000)).padStart(5)} s  ${file}`)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const rest = failures.length > MAX_NAMED ? [`and ${failures.length - MAX_NAMED} more`] : []
  return [...slowest, '', ...failures.slice(0, MAX_NAMED).map((failure) => `✗ ${failure}`), ...rest, '']
}
