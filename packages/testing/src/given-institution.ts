import {
  startSandboxInstitution,
  type SandboxInstitution,
  type SandboxOptions,
} from '@cauce/server/sandbox-institution'
import type { TestApp } from './test-app.ts'

interface GivenInstitution extends SandboxInstitution {
  readonly settings: { readonly baseUrl: string; readonly secret: string }
  attach(app: TestApp): void
}

/** Start, pass `settings` to the app, then `attach`: same clock; `deliver` brings events. */
export async function startGivenInstitution(
  options: Pick<SandboxOptions, 'isShared' | 'seed' | 'stateFile'> = {},
): Promise<GivenInstitution> {
  let customer: TestApp | undefined
  const secret = 'secret-of-the-institution-in-tests'
  const sandbox = await startSandboxInstitution({
    ...options,
    secret,
    log: console,
    now: () => customer?.clock.now() ?? new Date('2026-11-20T09:00:00Z'),
    deliver: async (payload, headers) => {
      const answer = await customer!.app.inject({ method: 'POST', url: '/v1/bank/events', payload, headers })
      return answer.statusCode
    },
  })
  return {
    ...sandbox,
    settings: { baseUrl: sandbox.url, secret },
    attach(app: TestApp) {
      customer = app
    },
  }
}
