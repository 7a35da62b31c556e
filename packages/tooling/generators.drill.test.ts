import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const LIMIT_MS = 300_000
let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'cauce-generators-'))
  copyCheckout()
}, LIMIT_MS)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a generated resource passes types and its tests', { timeout: LIMIT_MS }, async () => {
  const { code, output } = await run('turbo', [
    ...['gen', 'resource', '--args'],
    ...['misc', 'riskNotes', 'notas de riesgo', 'nota de riesgo'],
  ])
  expect({ code, isDone: output.includes('Success!') }, output).toEqual({ code: 0, isDone: true })
  expect(
    filesThatMention(/template/i, [
      'packages/contract/src/misc/risk-notes.ts',
      'backoffice/src/resources/risk-notes',
      'packages/api/src/modules/misc/risk-notes',
    ]),
  ).toEqual([])

  writeFileSync(path.join(copy, 'tsconfig.copy.json'), JSON.stringify(ONE_PROGRAM))
  const checks = await Promise.all([
    run('tsc7', ['--project', 'tsconfig.copy.json']),
    run('vitest', ['run', '--project', 'api', 'risk-notes']),
  ])
  expect(checks.filter((check) => check.code !== 0).map((check) => check.output)).toEqual([])
})

const ONE_PROGRAM = {
  extends: './tsconfig.json',
  include: [
    'packages/contract/src/index.ts',
    'packages/i18n/src/index.ts',
    'packages/api/src/modules/misc/risk-notes',
    'backoffice/src/resources/risk-notes',
  ],
  exclude: ['**/*.test.ts'],
}

/** Links installed packages except ours, which must be the copy's. */
function copyCheckout(): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  for (const file of tracked.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(copy, file))
  mkdirSync(path.join(copy, 'node_modules/@cauce'), { recursive: true })
  const link = (place: string) => symlinkSync(path.join(root, place), path.join(copy, place))
  for (const name of readdirSync(path.join(root, 'node_modules'))) if (name !== '@cauce') link(`node_modules/${name}`)
  for (const name of readdirSync(path.join(root, 'node_modules/@cauce'))) {
    const own = path.join('node_modules/@cauce', name)
    symlinkSync(readlinkSync(path.join(root, own)), path.join(copy, own))
  }
  for (const workspace of [
    'site',
    'backoffice',
    'e2e',
    ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`),
  ])
    if (existsSync(path.join(root, workspace, 'node_modules'))) link(`${workspace}/node_modules`)
}

/** Without network and without Vitest's worker environment. */
function run(program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|TURBO_HASH)/.test(name))
  const binaries = path.join(root, 'node_modules/.bin')
  const env = {
    ...Object.fromEntries(inherited),
    npm_config_offline: 'true',
    PATH: `${binaries}:${process.env['PATH']}`,
  }
  return new Promise((resolve) => {
    const child = spawn(path.join(binaries, program), args, { cwd: copy, env })
    const parts: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)))
    child.once('close', (code) => resolve({ code, output: `${program} ${args.join(' ')}\n${parts.join('')}` }))
  })
}

function filesThatMention(pattern: RegExp, places: readonly string[]): string[] {
  const files = places.flatMap((place) =>
    place.endsWith('.ts') ? [place] : readdirSync(path.join(copy, place)).map((file) => `${place}/${file}`),
  )
  return files.filter((file) => pattern.test(readFileSync(path.join(copy, file), 'utf8')))
}
