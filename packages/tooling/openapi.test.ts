import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')

interface Report {
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[]
}

test('the OpenAPI document lints without a warning', { timeout: 60_000 }, () => {
  const report = execFileSync(
    process.execPath,
    [redocly, 'lint', '--config=packages/tooling/redocly.yaml', '--format=json', 'packages/contract/openapi.json'],
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
