import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './workspace.mjs'

/** `took` has the milliseconds of each file. @typedef {{ passed: number, failed: number, failures: string[], took?: Record<string, number> }} Outcome */

const MAX_NAMED = 20
const MAX_SLOW = 10
const MAX_LINE = 400

/** What our reporter of Vitest has written. @param {any} outcome @returns {Outcome} */
export const readVitest = (outcome) => outcome

/** The JSON report of Playwright. A flaky test counts as a failure. @param {any} report @returns {Outcome} */
export function readPlaywright(report) {
  const failures = [
    ...report.suites.flatMap((/** @type {any} */ suite) => failuresOf(suite, [], report.config.rootDir)),
    ...report.errors.map((/** @type {any} */ error) => failureLine(error.location?.file ?? '', [], error.message)),
  ]
  const { expected, unexpected, flaky } = report.stats
  const took = Object.fromEntries(
    report.suites.map((/** @type {any} */ suite) => [`e2e/${suite.file}`, durationOf(suite)]),
  )
  return { passed: expected, failed: Math.max(unexpected + flaky, failures.length), failures, took }
}

/** @param {any} suite @returns {number} */
function durationOf(suite) {
  const results = suite.specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.flatMap((/** @type {any} */ test) => test.results),
  )
  const own = results.reduce((/** @type {number} */ sum, /** @type {any} */ result) => sum + result.duration, 0)
  return (suite.suites ?? []).reduce(
    (/** @type {number} */ sum, /** @type {any} */ part) => sum + durationOf(part),
    own,
  )
}

/** The title of the outermost suite is the name of its file. @param {any} suite @param {string[]} titles @param {string} folder @returns {string[]} */
function failuresOf(suite, titles, folder) {
  const own = suite.specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const failed = test.results.find((/** @type {any} */ result) => result.errors.length > 0)
        const message = failed === undefined ? test.results.at(-1)?.status : stepOf(failed.errors[0])
        return failureLine(path.join(folder, spec.file), [`[${test.projectName}]`, ...titles, spec.title], message)
      }),
  )
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ part) =>
    failuresOf(part, [...titles, part.title], folder),
  )
  return [...own, ...inner]
}

/**
 * What failed, which element it waited for, and where in the journey: a wait says the same of every step.
 * @param {any} error @returns {string}
 */
function stepOf({ message = '', location }) {
  const plain = stripVTControlCharacters(message)
  const element = /^\s*(?:Locator:|- waiting for) *(.+)$/m.exec(plain)?.[1]
  const place = location && `at ${path.relative(root, location.file)}:${location.line}`
  return [plain.trim().split('\n')[0], element, place].filter(Boolean).join(' ')
}

/** File, title and the first line of the message. @param {string} file @param {string[]} titles @param {string | undefined} message */
export function failureLine(file, titles, message = '') {
  const first = stripVTControlCharacters(message).trim().split('\n')[0] ?? ''
  const name = [file === '' ? '' : path.relative(root, file), ...titles].filter((part) => part !== '').join(' › ')
  const whole = [name, first].filter((part) => part !== '').join(': ')
  return whole.length > MAX_LINE ? `${whole.slice(0, MAX_LINE - 1)}…` : whole
}

/**
 * The outcome of a run by its report. A run that fails without a failed test (a server that does not start, a teardown that
 * throws, no report at all) counts as one failure, so that a failed run never adds up to success. So does one that was ended before its
 * first test.
 * @param {string} runner @param {number} exitCode @param {string} file @param {(report: any) => Outcome} read @returns {Outcome}
 */
export function outcomeOf(runner, exitCode, file, read) {
  const outcome = readReport(file, read)
  if (outcome.failed > 0 || (exitCode === 0 && outcome.passed > 0)) return outcome
  const failure =
    exitCode === 0
      ? `${runner} ran no test: see its output above`
      : `${runner} ended with exit code ${exitCode} though no test failed: see its output above`
  return { ...outcome, failed: 1, failures: [failure] }
}

/** @param {string} file @param {(report: any) => Outcome} read @returns {Outcome} */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, failures: [] }
  }
}

/** What failed, in lines that fit the end of a log. @param {readonly string[]} failures */
export function failureLines(failures) {
  const named = failures.slice(0, MAX_NAMED).map((failure) => `✗ ${failure}`)
  const rest = failures.length - named.length
  return rest > 0 ? [...named, `and ${rest} more`] : named
}

/** The files whose tests took longest, with their seconds: where to look when the whole takes too long. @param {readonly Outcome[]} outcomes */
export function slowestLines(outcomes) {
  const files = outcomes.flatMap(({ took = {} }) => Object.entries(took))
  const slowest = files.toSorted(([, one], [, other]) => other - one).slice(0, MAX_SLOW)
  return slowest.map(([file, milliseconds]) => `${String(Math.round(milliseconds / 1000)).padStart(5)} s  ${file}`)
}
