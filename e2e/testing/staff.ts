import path from 'node:path'
import { api, type Role } from '@cauce/contract'
import { request as playwrightRequest, type BrowserContext } from '@playwright/test'
import { call } from './api.ts'

/** Each logs in once: a code is single-use, and the next takes up to 30 s. */
export const PLAYED_ROLES = ['admin', 'operator', 'user'] as const satisfies readonly Role[]

/** `second`: another administrator. */
export const sessionOf = (who: (typeof PLAYED_ROLES)[number] | 'second'): string =>
  path.join(import.meta.dirname, '../results/sessions', `${who}.json`)

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const sessions = new Map<string, Promise<State>>()

/** `position`: among accounts of the role, from 0. */
export function demonstrationSession(origin: string, role: Role, position = 0): Promise<State> {
  const key = `${origin} ${role} ${position}`
  const session = sessions.get(key) ?? logIn(origin, role, position)
  sessions.set(key, session)
  return session
}

async function logIn(baseURL: string, role: Role, position: number): Promise<State> {
  const request = await playwrightRequest.newContext({ baseURL })
  const { data } = await call(request, api.demonstration.listAccounts)
  const { email, password, code } = data.filter((account) => account.role === role)[position]!
  await call(request, api.sessions.login, { body: { email, password } })
  await call(request, api.sessions.otp, { body: { code } })
  const state = await request.storageState()
  await request.dispose()
  return state
}
