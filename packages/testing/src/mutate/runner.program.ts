import path from 'node:path'
import { createVitest } from 'vitest/node'
import type { Answer, Question } from './scratch.ts'

/**
 * Runs tests in the scratch copy whose root is the working directory, as often as it is asked to. Vitest stays up between
 * two runs, and with it the PostgreSQL of the tests.
 */
const root = process.cwd()
const vitest = await createVitest('test', {
  root,
  project: ['unit', 'api'],
  watch: false,
  bail: 1,
  maxWorkers: 2,
  reporters: [{}],
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
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      specifications.filter(({ moduleId }) => wanted.has(moduleId)),
    )
    // Vitest also answers what earlier runs left.
    const run = testModules.filter(({ moduleId }) => wanted.has(moduleId))
    const failed = run.find((module) => !module.ok())
    return {
      isPassed: run.length > 0 && failed === undefined && unhandledErrors.length === 0,
      noticedBy: failed && path.relative(root, failed.moduleId),
    }
  } catch (error) {
    return { isPassed: false, noticedBy: String(error) }
  }
}
