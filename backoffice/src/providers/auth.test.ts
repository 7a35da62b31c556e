import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '@cauce/contract'
import { createAuthProvider, permissionFor } from './auth.ts'
import type { Call } from './call.ts'
import { nouns } from './nouns.ts'

const ACTIONS = { POST: 'create', PATCH: 'edit', DELETE: 'delete' } as const

function world(session: { readonly stage: string; readonly role: string | null; readonly next?: string }) {
  const left: string[] = []
  let sessionsAsked = 0
  let sessionEnds = 0
  let now = 0
  const call = (endpoint: string) => {
    if (endpoint === 'GET /v1/auth/session') sessionsAsked += 1
    return Promise.resolve({ userId: session.role && 'u1', name: 'Teresa Olmedo', ...session })
  }
  const provider = createAuthProvider({
    call: call as Call,
    leaveFor: (address) => left.push(address),
    onSessionEnd: () => (sessionEnds += 1),
    presentAddress: () => '/admin/customer/7?tab=wallet',
    now: () => now,
  })
  return { provider, left, pass: (ms: number) => (now += ms), asked: () => sessionsAsked, ends: () => sessionEnds }
}
/** Waits until the promise chain under test has nothing left to do. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('who may enter', () => {
  it.each([
    {
      fact: 'a visitor is sent to the login and comes back',
      session: { stage: 'visitor', role: null },
      expected: ['/auth/login?next=%2Fadmin%2Fcustomer%2F7%3Ftab%3Dwallet'],
    },
    {
      fact: 'a person who has not given the code yet is sent there too',
      session: { stage: 'pending', role: null },
      expected: ['/auth/login?next=%2Fadmin%2Fcustomer%2F7%3Ftab%3Dwallet'],
    },
    { fact: 'a retail user goes to their own home', session: { stage: 'full', role: 'user' }, expected: ['/'] },
    {
      fact: 'an administrator with recovery codes to keep is sent to them',
      session: { stage: 'full', role: 'admin', next: 'recovery-codes' },
      expected: ['/auth/recovery-codes?next=%2Fadmin%2Fcustomer%2F7%3Ftab%3Dwallet'],
    },
    { fact: 'a manager enters', session: { stage: 'full', role: 'operator' }, expected: [] },
    { fact: 'an administrator enters', session: { stage: 'full', role: 'admin' }, expected: [] },
  ])('$fact', async ({ session, expected }) => {
    const { provider, left } = world(session)
    void provider.checkAuth({})
    await settle()
    expect(left).toEqual(expected)
  })

  it('is asked again only after a while', async () => {
    const { provider, pass, asked } = world({ stage: 'full', role: 'admin' })
    await provider.checkAuth({})
    await provider.checkAuth({})
    expect(asked()).toBe(1)
    pass(60_000)
    await provider.checkAuth({})
    expect(asked()).toBe(2)
  })
})

describe('a refused call', () => {
  it('lets forms keep what was typed and sends to the login when the session has ended', async () => {
    const { provider, left, ends } = world({ stage: 'full', role: 'admin' })
    await provider.checkAuth({})
    void provider.checkError(new HttpError('ended', 401))
    await settle()
    expect(ends()).toBe(1)
    expect(left).toEqual(['/auth/login?next=%2Fadmin%2Fcustomer%2F7%3Ftab%3Dwallet&notice=session-ended'])
  })

  it.each([403, 404, 409, 500])('leaves the person where they are at %i', async (status) => {
    const { provider, left } = world({ stage: 'full', role: 'admin' })
    await provider.checkError(new HttpError('no', status))
    expect(left).toEqual([])
  })
})

it('returns the identity of the person', async () => {
  expect(await world({ stage: 'full', role: 'admin' }).provider.getIdentity!()).toEqual({
    id: 'u1',
    fullName: 'Teresa Olmedo',
    role: 'admin',
  })
})

describe("react-admin's questions", () => {
  it.each([
    { role: 'operator', resource: 'users', action: 'list', expected: true },
    { role: 'operator', resource: 'users', action: 'show', expected: true },
    { role: 'operator', resource: 'users', action: 'create', expected: false },
    { role: 'operator', resource: 'projects', action: 'edit', expected: false },
    { role: 'operator', resource: 'projects', action: 'create', expected: false },
    { role: 'operator', resource: 'projectTypes', action: 'create', expected: false },
    { role: 'operator', resource: 'transactions', action: 'export', expected: true },
    { role: 'admin', resource: 'projectTypes', action: 'delete', expected: true },
  ] as const)('may an $role, of $resource, $action: $expected', async ({ role, resource, action, expected }) => {
    expect(await world({ stage: 'full', role }).provider.canAccess!({ resource, action })).toBe(expected)
  })

  it.each([
    { managerId: 'u1', expected: true },
    { managerId: 'u2', expected: false },
    { managerId: null, expected: false },
    { managerId: undefined, expected: true },
  ])('may a manager edit a customer of $managerId: $expected', async ({ managerId, expected }) => {
    const { provider } = world({ stage: 'full', role: 'operator' })
    expect(await provider.canAccess!({ resource: 'users', action: 'edit', record: { managerId } })).toBe(expected)
  })

  const writes = Object.entries(nouns).flatMap(([noun, { path }]) =>
    allEndpoints
      .filter((endpoint) => endpoint.method in ACTIONS && (endpoint.path === path || endpoint.path === `${path}/{id}`))
      .map(({ method, permission }) => ({ noun, action: ACTIONS[method as keyof typeof ACTIONS], permission })),
  )
  it.each(writes)('about $action of $noun are answered by what guards the call', ({ noun, action, permission }) => {
    expect(permissionFor(noun, action)).toBe(permission)
  })
})
