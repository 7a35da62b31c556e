import { planted, type Mutant } from './mutants.ts'
import type { TestRunner } from './scratch.ts'
import { isApiTest, WHOLE_FILE } from './suites.ts'

/** What hangs is noticed, what waits for a busy machine is not. Tests on a database wait for its start too. */
const TIMEOUT_MS = { unit: 30_000, api: 120_000, file: 15_000 }
const timeoutOf = (tests: readonly string[]) =>
  (tests.some(isApiTest) ? TIMEOUT_MS.api : TIMEOUT_MS.unit) + tests.length * TIMEOUT_MS.file

interface Notice {
  readonly file: string
  readonly reason: string
  readonly isFile: boolean
}

/** Files of tests that pass without a fault. */
const sound = new Set<string>()

/** What notices a fault, asked from the nearest tests outwards; and whether a comparison with a generated file did. */
export async function noticed(runner: TestRunner, mutant: Mutant, suites: readonly (readonly string[])[]) {
  const source = runner.read(mutant.file)
  let isCompared = false
  const ask = async (tests: readonly string[]): Promise<Notice | undefined> => {
    const answer = await runner.run(tests, timeoutOf(tests))
    isCompared ||= answer.isCompared ?? false
    if (answer.isPassed) return undefined
    const file = answer.noticedBy ?? 'an error outside of a test'
    return { file, reason: answer.reason ?? '', isFile: tests.includes(file) }
  }
  await runner.write(mutant.file, planted(source, mutant))
  try {
    for (const tests of suites.filter((suite) => suite.length > 0)) {
      // What fails far away, or outside of a test, and passes the next time has not noticed: the machine was too busy for it.
      const notice = await ask(tests)
      if (!notice) continue
      const isSure = notice.isFile && tests === suites[0]
      const isNoticed = isSure || (await ask(notice.isFile ? [notice.file] : tests)) !== undefined
      if (isNoticed) await expectSound(runner, mutant.file, source, notice)
      if (isNoticed) return { notice, isCompared }
    }
    return { notice: undefined, isCompared }
  } finally {
    await runner.write(mutant.file, source)
  }
}

/** A file of tests that cannot be read at all, for want of a package, would seem to notice every fault. */
async function expectSound(runner: TestRunner, changed: string, source: string, { file, reason, isFile }: Notice) {
  if (!isFile || !reason.startsWith(`${WHOLE_FILE}:`) || sound.has(file)) return
  await runner.write(changed, source)
  const { isPassed } = await runner.run([file], timeoutOf([file]))
  if (!isPassed) throw new Error(`${file} fails without a fault too: ${reason}`)
  sound.add(file)
}
