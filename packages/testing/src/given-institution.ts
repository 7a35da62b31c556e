import {
  startSandboxInstitution,
  type SandboxInstitution,
  type SandboxOptions,
} from '@cauce/server/sandbox-institution'
import type { TestApp } from './test-app.ts'

/** A sandbox institution, and how an application reaches it and it reaches the application. */
interface GivenInstitution extends SandboxInstitution {
  readonly settings: { readonly baseUrl: string; readonly secret: string }
  attach(app: TestApp): void
}

/**
 * The sandbox institution for a test, on a port of its own. Start it first, give its `settings` to the application, and `attach`
 * that: then it has the same clock, and `deliver` brings its events.
 */
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
