// Vitest's JSON reporter omits errors outside of tests, which fail a run too.
import { writeFileSync } from 'node:fs'
import { failureLine } from './test-report.mjs'

export default class OutcomeReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} files
   * @param {ReadonlyArray<{ message?: string, name?: string }>} unhandledErrors
   */
  onTestRunEnd(files, unhandledErrors) {
    const tests = files.flatMap((file) => [...file.children.allTests()])
    const failures = [
      ...files.flatMap((file) => [
        ...failuresOf(file, [], file.errors()),
        ...[...file.children.allSuites()].flatMap((suite) => failuresOf(file, titlesOf(suite), suite.errors())),
      ]),
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => failureLine(test.module.moduleId, titlesOf(test), messageOf(test.result().errors?.[0]))),
      ...unhandledErrors.map((error) => `Outside of the tests: ${failureLine('', [], messageOf(error))}`),
    ]
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const took = Object.fromEntries(files.map((file) => [file.relativeModuleId, file.diagnostic().duration]))
    writeFileSync(process.env.TEST_OUTCOME ?? '', JSON.stringify({ passed, failed: failures.length, failures, took }))
  }
}

/** What failed outside of a test: loading, `beforeAll`. @param {import('vitest/node').TestModule} file @param {string[]} titles @param {ReadonlyArray<{ message?: string, name?: string }>} errors */
function failuresOf(file, titles, errors) {
  return errors.map((error) => failureLine(file.moduleId, titles, messageOf(error)))
}

/** @param {import('vitest/node').TestCase | import('vitest/node').TestSuite} test */
const titlesOf = (test) => test.fullName.split(' > ')

/** @param {{ message?: string, name?: string } | undefined} error */
const messageOf = (error) => [error?.name, error?.message].filter(Boolean).join(': ')
