import { given, givenLoan, testApp, withIrregularity, type Person } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'
import { beforeAll, expect, test } from 'vitest'
import { appointAdministrator } from './appoint-administrator.ts'

const app = testApp({ sessionIdleMinutes: 500_000, sessionMaximumHours: 9000 })
let ada: Person
beforeAll(async () => {
  ada = await given(app).administrator()
})

const byId = (id: string) => ({ params: { path: { id } } })

const CHANGES: Readonly<Record<string, () => Promise<string>>> = {
  'users.edit': async () => {
    const { userId } = await given(app).person({ name: 'Ana' })
    await granted(ada.client.PATCH('/v1/account/users/{id}', { ...byId(userId), body: { name: 'Eva' } }))
    return userId
  },
  'npm run admin': async () => {
    const email = 'nueva@example.org'
    const { userId } = await given(app).person({ email })
    await appointAdministrator(app.kernel, email)
    return userId
  },
  'loanDefaults.decide': async () => {
    const { projectId } = await givenLoan(app)
    const body = { projectId, reason: 'Concurso de acreedores' }
    const { loanDefaultId } = await granted(ada.client.POST('/v1/project/loan-defaults', { body }))
    const end = { state: 'written-off', reason: 'Liquidación' } as const
    await granted(ada.client.PATCH('/v1/project/loan-defaults/{id}', { ...byId(loanDefaultId), body: end }))
    return loanDefaultId
  },
  'irregularities.correct': async () => {
    const irregularityId = await withIrregularity(ada, (await given(app).project()).projectId)
    const body = { correction: 'Consta la hipoteca.' }
    await granted(ada.client.PATCH('/v1/project/irregularities/{id}', { ...byId(irregularityId), body }))
    return irregularityId
  },
}
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'users.edit': ['name'],
  'npm run admin': ['role'],
  'loanDefaults.decide': ['state', 'loss', 'endedOn', 'endReason', 'endedBy', 'updatedAt'],
  'irregularities.correct': ['state', 'correction', 'endedBy', 'endedAt', 'updatedAt'],
}

test.each(Object.keys(CHANGES))('%s', async (what) => {
  const recordId = await CHANGES[what]!()
  const { data } = await granted(ada.client.GET('/v1/misc/audit', { params: { query: { recordId } } }))
  const { before, after } = data.find((record) => record.before !== null && record.after !== null)!
  const fields = EXPECTED[what]!.toSorted()
  expect([Object.keys(before!).toSorted(), Object.keys(after!).toSorted()]).toEqual([fields, fields])
})
