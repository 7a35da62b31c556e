import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { nodeProgram, root, run } from './workspace.mjs'

/** Generated files in dependency order. */
const GENERATORS = [
  { writes: 'packages/design/src/tokens.css', program: 'packages/design/src/generate-tokens.ts' },
  { writes: 'packages/design/src/faces/*.woff2', program: 'packages/design/src/generate-faces.ts' },
  {
    writes: 'packages/contract/contract.txt and its nouns',
    program: 'packages/contract/src/openapi/generate-contract.ts',
  },
  { writes: 'packages/api/access.txt', program: 'packages/api/src/access/generate-access.ts' },
  { writes: 'the settings in README.md', program: 'packages/server/src/config/generate-settings-table.ts' },
]
/** Preload of each program. */
const RESOLVE_ONCE = path.join(root, 'packages/server/src/resolve-once.ts')
const BENCHMARKS = 'packages/testing/src/bench'
const BENCHMARK_SUFFIX = '.bench.ts'

const STRYKER = 'packages/tooling/stryker.config.mjs'

const COMMANDS = /** @type {Record<string, (args: string[]) => Promise<number>>} */ ({
  start: () =>
    inOrder([
      refuseTakenPort,
      build,
      () => program('packages/server/src/main.ts', [], { NODE_ENV: process.env.NODE_ENV ?? 'production' }),
    ]),
  dev: () => program('packages/server/src/dev.ts', [], { NODE_ENV: 'development' }),
  /** The first administrator cannot be appointed in the back office. */
  admin: (args) => program('packages/server/src/admin.program.ts', args),
  /** What a real installation lacks. Exit code 1 if it lacks something. */
  check: () => program('packages/server/src/check.program.ts'),
  /** Online backup of database and files. */
  backup: (args) => program('packages/server/src/backup.program.ts', args),
  restore: (args) => program('packages/server/src/restore.program.ts', args),
  institution: () => program('packages/server/src/institution.program.ts'),
  /** Exit code 1 if an invariant is broken. */
  reconcile: () => program('packages/server/src/reconcile.program.ts'),
  /** Books, decisions and rights in open formats, with hashes. */
  'audit-package': (args) => program('packages/server/src/audit-package.program.ts', args),
  /** For a successor or liquidator: writes it, or reads it into an empty installation. */
  'run-off': (args) => program('packages/server/src/run-off.program.ts', args),
  /** SQL for an administrator of PostgreSQL. */
  roles: () => program('packages/server/src/roles.program.ts'),
  /** Texts of further languages, to and from sheets. */
  languages: (args) => program('packages/server/src/languages.program.ts', args),
  seed: (args) => program('packages/server/src/seed.program.ts', args),
  /** Measures and prints, asserts nothing. Arguments select benchmarks; later options go to each. */
  bench: (args) => bench(args),
  /** Faults under load for `DRILL_MINUTES` each; compares responses with books. Names select. */
  drill: (names) => drill(names),
  release: (args) => program('packages/server/src/release/release.program.ts', args),
  /** Mutation testing of pure code by its unit tests. Globs select; without them every domain file of the API. */
  mutate: (globs) => run('stryker', ['run', STRYKER, ...(globs.length > 0 ? ['--mutate', globs.join(',')] : [])]),
  sbom: () => program('packages/tooling/handbook/generate-sbom.ts'),
  generate: () => inOrder([...GENERATORS.map((generator) => () => generate(generator)), () => run('oxfmt', [])]),
})

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (command === undefined) {
  console.error(`There is no command "${name}". The commands are ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(2)
}
await ensureInstalled()
process.exit(await command(args))

/** A second start fails at once, without building: reading the settings takes a second. */
async function refuseTakenPort() {
  const { PORT = '4000', HOST = '127.0.0.1' } = process.env
  return (await isFree(Number(PORT), HOST)) ? 0 : program('packages/server/src/port.program.ts')
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} whether a server can listen there */
function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    // Invalid ports are refused by the settings.
    if (!Number.isInteger(port) || port < 0 || port > 65_535) resolve(false)
    else server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

function build() {
  return run('turbo', ['run', 'build', '--ui=stream', '--output-logs=new-only', '--concurrency=100%'])
}

/** @param {string} file @param {readonly string[]} [args] @param {Record<string, string>} [env] */
function program(file, args = [], env = {}) {
  return run(nodeProgram(), ['--import', RESOLVE_ONCE, path.join(root, file), ...args], { env })
}

/** @param {{ writes: string, program: string }} generator */
async function generate({ writes, program: file }) {
  const code = await program(file)
  if (code === 0) console.log(`Wrote ${writes}.`)
  return code
}

/** @param {string[]} args */
function bench(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('--'))
  const wanted = firstOption < 0 ? args : args.slice(0, firstOption)
  const options = firstOption < 0 ? [] : args.slice(firstOption)
  const selected = namesIn(BENCHMARKS, BENCHMARK_SUFFIX, wanted)
  return inOrder([build, ...selected.map((each) => () => program(`${BENCHMARKS}/${each}${BENCHMARK_SUFFIX}`, options))])
}

/** @param {string[]} names */
function drill(names) {
  // One after the other, because they measure.
  const args = [
    'run',
    '--project',
    'drill',
    '--no-file-parallelism',
    ...names.flatMap((name) => [`/${name}.drill.`, `/${name}.process.`]),
  ]
  return run('vitest', args, { env: { DRILL_MINUTES: process.env.DRILL_MINUTES ?? '5' } })
}

/** The names of files, all without a choice. Exits on unknown ones. @param {string} folder @param {string} suffix @param {readonly string[]} wanted */
function namesIn(folder, suffix, wanted) {
  const names = readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown === undefined) return wanted.length > 0 ? wanted : names
  console.error(`There is no "${unknown}". The names are ${names.join(', ')}.`)
  process.exit(2)
}

/** Runs steps until one fails. @param {readonly (() => Promise<number>)[]} steps @returns {Promise<number>} the exit code */
async function inOrder(steps) {
  for (const step of steps) {
    const code = await step()
    if (code !== 0) return code
  }
  return 0
}
