import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { harmless } from './harmless.ts'
import { mutantsOf, planted, seededOrder, type Mutant } from './mutants.ts'
import { Compiler } from './compiler.ts'
import { copyTree, TestRunner } from './scratch.ts'
import { isApiTest, isComparing, suitesFor } from './suites.ts'

/**
 * `npm run mutate`: plants single faults in a copy of the working tree and counts which the tests notice.
 * `--files` takes globs, by default all that is listed below; `--sample` and `--seed` draw the same faults again;
 * `--only` takes a part of a line; `--near` leaves out the tests of other rooms, `--pure` those without a database.
 */
const root = path.resolve(import.meta.dirname, '../../../..')
/** What decides about money, rights and what people see. */
const SUBJECTS = [
  'packages/contract/src/**/*.ts',
  'packages/format/src/**/*.ts',
  'packages/api/src/{access,database,flows,http,jobs,modules,platform}/**/*.ts',
  'packages/api/src/database/rules/*.sql',
]
const ASIDE =
  /\.test\.ts$|\/generate-|\.fixture\.ts$|\/openapi\/|\/migrations\/|\/index\.ts$|\/test-[^/]+$|country-codes/
/** What hangs is noticed, what waits for a busy machine is not. */
const TIMEOUT_MS = { run: 120_000, file: 15_000 }

const { values: options } = parseArgs({
  options: {
    files: { type: 'string', multiple: true, default: SUBJECTS },
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    near: { type: 'boolean', default: false },
    pure: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const subjects = globSync(options.files, { cwd: root })
  .filter((file) => !ASIDE.test(file))
  .toSorted()
const every = subjects.flatMap((file) => mutantsOf(file, readFileSync(path.join(root, file), 'utf8')))
const isHarmless = (mutant: Mutant) =>
  harmless.some(({ file, before, after }) => file === mutant.file && before === mutant.before && after === mutant.after)
const open = every
  .filter((mutant) => !isHarmless(mutant))
  .filter(({ before }) => options.only === undefined || before.includes(options.only))
const drawn = seededOrder(open, Number(options.seed)).slice(0, Number(options.sample))
console.log(`${every.length} faults in ${subjects.length} files; ${drawn.length} drawn with seed ${options.seed}`)

if (options.list) for (const mutant of drawn) console.log(describe(mutant))
else process.exitCode = (await tryAll(drawn)).length === 0 ? 0 : 1

async function tryAll(mutants: readonly Mutant[]): Promise<Mutant[]> {
  const copy = copyTree(root)
  const runner = new TestRunner(copy)
  const compiler = new Compiler(copy)
  const survivors: Mutant[] = []
  let compared = 0
  let uncompiled = 0
  try {
    await runner.restart()
    const suitesOf = suitesFor(copy, options.pure ? runner.files.filter((file) => !isApiTest(file)) : runner.files)
    for (const [index, mutant] of mutants.entries()) {
      const { near, far } = suitesOf(mutant.file)
      const startedAt = Date.now()
      const tested = await noticed(runner, mutant, options.near ? near : [...near, ...far])
      const isTested = tested !== undefined && !isComparing(tested.file)
      const isCompiled = isTested || !(await compiler.refuses(mutant))
      if (!isCompiled) uncompiled += 1
      else if (tested === undefined) survivors.push(mutant)
      else if (!isTested) compared += 1
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
      const test = tested ? `${tested.file}\n  ${tested.reason}` : 'SURVIVED'
      const outcome = isCompiled ? test : 'the compiler'
      console.log(`${index + 1}/${mutants.length} ${seconds} s  ${outcome}\n  ${describe(mutant)}`)
    }
  } finally {
    await runner.stop()
  }
  const killed = mutants.length - survivors.length
  const share = ((100 * (killed - compared)) / mutants.length).toFixed(1)
  console.log(
    `\n${killed - compared} of ${mutants.length} noticed (${share} %), ${uncompiled} of them by the compiler alone; ` +
      `${compared} more by comparing generated files`,
  )
  for (const survivor of survivors) console.log(describe(survivor))
  return survivors
}

interface Notice {
  readonly file: string
  readonly reason: string
  readonly isFile: boolean
}

/** What notices a fault, asked from the nearest tests outwards. */
async function noticed(
  runner: TestRunner,
  mutant: Mutant,
  suites: readonly (readonly string[])[],
): Promise<Notice | undefined> {
  const source = runner.read(mutant.file)
  await runner.write(mutant.file, planted(source, mutant))
  try {
    for (const tests of suites.filter((suite) => suite.length > 0)) {
      // A test that fails far away and passes the next time has not noticed: the machine was too busy for it.
      const notice = await ask(runner, tests)
      if (notice && (tests === suites[0] || !notice.isFile || (await ask(runner, [notice.file])))) return notice
    }
    return undefined
  } finally {
    await runner.write(mutant.file, source)
  }
}

async function ask(runner: TestRunner, tests: readonly string[]): Promise<Notice | undefined> {
  const answer = await runner.run(tests, TIMEOUT_MS.run + tests.length * TIMEOUT_MS.file)
  if (answer.isPassed) return undefined
  const file = answer.noticedBy ?? 'an error outside of a test'
  return { file, reason: answer.reason ?? '', isFile: tests.includes(file) }
}

function describe({ file, line, kind, before, after }: Mutant): string {
  return `${file}:${line} (${kind})\n    - ${before}\n    + ${after}`
}
