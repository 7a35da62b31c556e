import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')

const folder = mkdtempSync(path.join(tmpdir(), 'cauce-openapi-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Report {
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[]
}

test('the OpenAPI document lints without a warning', { timeout: 60_000 }, async () => {
  // The contract depends on this package, so it is loaded by its address.
  const { openapiDocument } = await import(path.join(root, 'packages/contract/src/openapi/document.ts'))
  const file = path.join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(openapiDocument()))
  const report = execFileSync(
    process.execPath,
    [redocly, 'lint', '--config=packages/tooling/redocly.yaml', '--format=json', file],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  const { problems } = JSON.parse(report) as Report
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})
