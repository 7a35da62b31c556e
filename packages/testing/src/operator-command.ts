import { execFile } from 'node:child_process'
import path from 'node:path'
import { BEFORE_PROGRAM } from './program-arguments.ts'

export interface CommandResult {
  readonly exitCode: number
  readonly lines: string[]
  readonly errors: string
}

export function runOperatorCommand(
  name: 'admin' | 'backup' | 'check' | 'institution' | 'reconcile' | 'restore' | 'run-off' | 'seed',
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<CommandResult> {
  const program = path.join(import.meta.dirname, `../../server/src/${name}.program.ts`)
  const env = { ...process.env, CAUCE_DEMO: 'true', ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [...BEFORE_PROGRAM, program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), lines: stdout.trim().split('\n'), errors: stderr }),
    )
  })
}

export const outsideDatabase = (url: string, ownerUrl: string, dataFolder: string) => ({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  SECRET: 'of-a-test-and-of-nothing-else-at-all',
  DATA_FOLDER: dataFolder,
})
