import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { harmless } from './harmless.ts'
import { mutantsOf, planted, type Mutant } from './mutants.ts'
import { Compiler } from './compiler.ts'
import { copyTree, TestRunner } from './scratch.ts'
import { isApiTest, isComparing, suitesFor, type Suites } from './suites.ts'

/**
 * `npm run mutate`: plants single faults in a copy of the working tree and counts which the tests notice.
 * `--files` takes globs, by default all that is listed below; `--sample` and `--seed` draw the same faults again;
 * `--only` takes a part of a line; `--near` asks only the nearest tests that there are, `--pure` those without a database.
 */
const root = path.resolve(import.meta.dirname, '../../../..')
/** What decides about money, rights and what people see. */
const SUBJECTS = [
  'packages/contract/src/**/*.ts',
  'packages/format/src/**/*.ts',
  'packages/api/src/{access,database,flows,http,jobs,modules,platform}/**/*.ts',
  'packages/api/src/database/rules/*.sql',
]
const ASIDE = /\.test\.ts$|\/generate-|\.fixture\.ts$|\/openapi\/|\/migrations\/|\/index\.ts$|country-codes/
const TIMEOUT_MS = 180_000

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
      const suites = suitesOf(mutant.file)
      const startedAt = Date.now()
      const tested = await noticed(runner, mutant, options.near ? suites.slice(0, 1) : suites)
      const noticedBy = tested ?? ((await compiler.refuses(mutant)) ? 'the compiler' : undefined)
      if (noticedBy === undefined) survivors.push(mutant)
      else if (tested === undefined) uncompiled += 1
      else if (isComparing(noticedBy)) compared += 1
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
      console.log(`${index + 1}/${mutants.length} ${seconds} s  ${noticedBy ?? 'SURVIVED'}\n  ${describe(mutant)}`)
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

/** The test file that notices a fault, asked from the nearest tests outwards. */
async function noticed(runner: TestRunner, mutant: Mutant, suites: Suites): Promise<string | undefined> {
  const source = runner.read(mutant.file)
  await runner.write(mutant.file, planted(source, mutant))
  try {
    for (const tests of suites) {
      const answer = await runner.run(tests, TIMEOUT_MS)
      if (!answer.isPassed) return answer.noticedBy ?? 'an error outside of a test'
    }
    return undefined
  } finally {
    await runner.write(mutant.file, source)
  }
}

/** Items in an order that the seed decides alone (a linear congruential generator, Numerical Recipes). */
function seededOrder<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed >>> 0
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

function describe({ file, line, kind, before, after }: Mutant): string {
  return `${file}:${line} (${kind})\n    - ${before}\n    + ${after}`
}
