import path from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import type { Answer, Question } from './scratch.ts'
import { WHOLE_FILE } from './suites.ts'

/**
 * Runs tests in the scratch copy whose root is the working directory, as often as it is asked to. Vitest stays up between
 * two runs, and with it the PostgreSQL of the tests.
 */
const root = process.cwd()

/** The first test file of a run that failed, and the end of the work that it made superfluous. */
interface Failure {
  readonly file: string
  /** The test and its first line: a reader can tell a fault that was noticed from a machine that was too slow. */
  readonly reason: string
  readonly isCancelled: Promise<void>
}
let failure: Failure | undefined
/** Such a test notices every change, right or wrong, so that others are still asked. */
let isCompared = false
const isComparing = (title: string) => title.includes('npm run generate')

/** Vitest's own `bail` does not wait for what it cancels: a late end would cancel the next run, which would seem to pass. */
function noteFailure({ moduleId }: TestModule, title: string, errors: readonly { message?: string }[] = []): void {
  failure ??= {
    file: path.relative(root, moduleId),
    reason: `${title}: ${String(errors[0]?.message).split('\n')[0]}`,
    isCancelled: vitest.cancelCurrentRun('test-failure'),
  }
}

const vitest = await createVitest('test', {
  root,
  project: ['unit', 'api'],
  watch: false,
  maxWorkers: 2,
  reporters: [
    {
      onTestCaseResult: (test) => {
        if (test.result().state !== 'failed') return
        if (isComparing(test.fullName)) isCompared = true
        else noteFailure(test.module, test.fullName, test.result().errors)
      },
      onTestModuleEnd: (module) => {
        const failed = [...module.children.allTests('failed')]
        const isLeft = failed.length === 0 || failed.some(({ fullName }) => !isComparing(fullName))
        if (!module.ok() && (isLeft || module.errors().length > 0)) noteFailure(module, WHOLE_FILE, module.errors())
      },
    },
  ],
})
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

process.on('message', async ({ tests, changed }: Question) => {
  const answer = await run(tests, changed)
  process.send!(answer)
})
process.on('disconnect', () => vitest.exit(true))
process.send!({ files: specifications.map(({ moduleId }) => path.relative(root, moduleId)) })

async function run(tests: readonly string[], changed: readonly string[]): Promise<Answer> {
  for (const file of changed) vitest.invalidateFile(path.join(root, file))
  const wanted = new Set(tests.map((test) => path.join(root, test)))
  failure = undefined
  isCompared = false
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      specifications.filter(({ moduleId }) => wanted.has(moduleId)),
    )
    const noted = await ended()
    // Vitest also answers what earlier runs left.
    const run = testModules.filter(({ moduleId }) => wanted.has(moduleId))
    const isWhole = run.length === wanted.size && run.every((module) => module.state() !== 'pending')
    const isPassed = isWhole && noted === undefined && unhandledErrors.length === 0
    return { isPassed, isCompared, noticedBy: noted?.file, reason: noted?.reason }
  } catch (error) {
    const noted = await ended()
    return { isPassed: false, noticedBy: noted?.file ?? String(error), reason: noted?.reason }
  }
}

async function ended(): Promise<Failure | undefined> {
  const noted = failure
  await noted?.isCancelled
  return noted
}
