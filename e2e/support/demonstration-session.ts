import { api, type Role } from '@cauce/contract'
import { request as playwrightRequest, type BrowserContext } from '@playwright/test'
import { call } from './api.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const sessions = new Map<Role, Promise<State>>()

/** Logs in once for each role with the demonstration accounts, because a code is accepted only once. */
export function demonstrationSession(origin: string, role: Role): Promise<State> {
  const session = sessions.get(role) ?? logIn(origin, role)
  sessions.set(role, session)
  return session
}

async function logIn(baseURL: string, role: Role): Promise<State> {
  const request = await playwrightRequest.newContext({ baseURL })
  const { data } = await call(request, api.demonstration.listAccounts)
  const { email, password, code } = data.find((account) => account.role === role)!
  await call(request, api.sessions.login, { body: { email, password } })
  await call(request, api.sessions.otp, { body: { code } })
  const state = await request.storageState()
  await request.dispose()
  return state
}
