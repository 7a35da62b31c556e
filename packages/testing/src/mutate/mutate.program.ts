import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isHarmless, mutantsOf, seededOrder, type Mutant } from './mutants.ts'
import { Compiler } from './compiler.ts'
import { noticed } from './noticing.ts'
import { copyTree, TestRunner } from './scratch.ts'
import { isApiTest, pureFiles, suitesFor } from './suites.ts'

/**
 * `npm run mutate`: plants single faults in a copy of the working tree and counts which the tests notice.
 * `--files` takes globs, by default all that is listed below; `--sample` and `--seed` draw the same faults again;
 * `--only` takes parts of lines, as they are or with the fault, `--kind` kinds of faults, such as `border`; `--near` leaves out the tests of other rooms; `--pure` leaves out
 * those on a database, and the files that only such tests are there for.
 */
const root = path.resolve(import.meta.dirname, '../../../..')
/** What decides about money, rights and what people see. */
const SUBJECTS = [
  'packages/contract/src/**/*.ts',
  'packages/format/src/**/*.ts',
  'packages/api/src/{access,database,flows,http,jobs,modules,platform}/**/*.ts',
  'packages/api/src/database/{rules,migrations}/*.sql',
]
/** Drawings are judged by eye, and the constraints of the migration stand for those of `database/schema`, from which it is generated. */
const ASIDE =
  /\.test\.ts$|\/generate-|\.fixture\.ts$|\/openapi\/|\/database\/schema\/|\/index\.ts$|\/test-[^/]+$|country-codes|\/(home\/river|share-picture\.server)\.ts$/
/** Messages of assertions may hold whole records. */
const LONGEST_REASON = 400
const OUTCOMES = ['noticed', 'the compiler', 'only compared', 'survived'] as const
type Outcome = (typeof OUTCOMES)[number]
const { values: options } = parseArgs({
  options: {
    files: { type: 'string', multiple: true, default: SUBJECTS },
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
    near: { type: 'boolean', default: false },
    pure: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], { cwd: root })
const isPure = pureFiles(root, listed.toString().trim().split('\n'))
const subjects = globSync(options.files, { cwd: root })
  .filter((file) => !ASIDE.test(file) && (!options.pure || isPure(file)))
  .toSorted()
const every = subjects.flatMap((file) => mutantsOf(file, readFileSync(path.join(root, file), 'utf8')))
const open = every
  .filter((mutant) => !isHarmless(mutant) && (options.kind?.includes(mutant.kind) ?? true))
  .filter(({ before, after }) => options.only?.some((part) => before.includes(part) || after.includes(part)) ?? true)
const drawn = seededOrder(open, Number(options.seed)).slice(0, Number(options.sample))
console.log(`${every.length} faults in ${subjects.length} files; ${drawn.length} drawn with seed ${options.seed}`)

if (options.list) for (const mutant of drawn) console.log(describe(mutant))
else process.exitCode = (await tryAll(drawn)).length === 0 ? 0 : 1

async function tryAll(mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const copy = copyTree(root)
  const runner = new TestRunner(copy)
  const compiler = new Compiler(copy)
  const byOutcome = new Map<Outcome, Mutant[]>(OUTCOMES.map((outcome) => [outcome, []]))
  try {
    await runner.restart()
    const suitesOf = suitesFor(copy, options.pure ? runner.files.filter((file) => !isApiTest(file)) : runner.files)
    for (const [index, mutant] of mutants.entries()) {
      const { near, far } = suitesOf(mutant.file)
      const startedAt = Date.now()
      const { notice, isCompared } = await noticed(runner, mutant, options.near ? near : [...near, ...far])
      const missed = isCompared ? 'only compared' : 'survived'
      const outcome = notice ? 'noticed' : (await compiler.refuses(mutant)) ? 'the compiler' : missed
      byOutcome.get(outcome)!.push(mutant)
      const said = notice ? `${notice.file}\n  ${notice.reason.slice(0, LONGEST_REASON)}` : outcome.toUpperCase()
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      console.log(`${index + 1}/${mutants.length} ${seconds} s  ${said}\n  ${describe(mutant)}`)
    }
  } finally {
    await runner.stop()
  }
  const [tested, compiled, compared, survivors] = OUTCOMES.map((outcome) => byOutcome.get(outcome)!)
  const found = tested!.length + compiled!.length
  console.log(
    `\n${found} of ${mutants.length} noticed (${((100 * found) / mutants.length).toFixed(1)} %), ${compiled!.length} of them by the compiler alone; ` +
      `${compared!.length} more by comparing generated files`,
  )
  for (const mutant of compared!) console.log(`only compared: ${describe(mutant)}`)
  for (const survivor of survivors!) console.log(describe(survivor))
  return survivors!
}

function describe({ file, line, kind, before, after }: Mutant): string {
  return `${file}:${line} (${kind})\n    - ${before}\n    + ${after}`
}
