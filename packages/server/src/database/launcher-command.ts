import type { SpawnOptions } from 'node:child_process'
import path from 'node:path'
import type { LauncherPlan } from './launcher.ts'

/** A plan that can be carried out. */
export type RunnablePlan = Exclude<LauncherPlan, { kind: 'refused' }>

/** Inside this namespace root counts as user 1000, outside nothing changes: files stay root's, and no account is made. */
export const NAMESPACE_COMMAND = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] as const

/** A program with its arguments, and as whom it is started. */
export interface LauncherCommand {
  readonly file: string
  readonly args: string[]
  readonly options: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd' | 'env'>
}

/** The command that runs a program of PostgreSQL as the plan says. */
export function commandFor(plan: RunnablePlan, program: string, args: string[]): LauncherCommand {
  // `/` because the checkout may be a folder that the account cannot enter; the environment is bare so that no PGDATA or
  // locale of the person at the terminal changes what the database is.
  const bare = { cwd: path.parse(program).root, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  switch (plan.kind) {
    case 'direct':
      return { file: program, args, options: bare }
    case 'user-namespace': {
      const [file, ...rest] = NAMESPACE_COMMAND
      return { file, args: [...rest, program, ...args], options: bare }
    }
    case 'other-account':
      return { file: program, args, options: { ...bare, uid: plan.account.userId, gid: plan.account.groupId } }
  }
}
