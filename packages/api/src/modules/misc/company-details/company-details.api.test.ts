import { isCreditorReference } from '@cauce/contract'
import { companyLine, type Company } from '@cauce/contract/company.ts'
import { given, testApp, type Person } from '@cauce/testing'
import { companyBody } from '@cauce/testing/given-configuration'
import { Client } from 'pg'
import { beforeEach, expect, it } from 'vitest'
import { findCompany, followCompany } from '../../../database/index.ts'

const FIRST = { name: 'Cauce, S. L.', taxNumber: 'B19312040', phone: '915 550 142' }
const app = testApp({ firstCompany: FIRST }, { areParametersFixed: false })
let ada: Person
let bea: Person
beforeEach(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const propose = (change: object = {}) =>
  ada.client.POST('/v1/misc/company-details', { body: { ...companyBody('Ribera Norte, S. L.'), ...change } })
const approve = (id: string, by = bea) =>
  by.client.PATCH('/v1/misc/company-details/{id}', { params: { path: { id } }, body: { state: 'active' } })
const list = async () =>
  (await ada.client.GET('/v1/misc/company-details', { params: { query: { orderBy: 'createdAt' } } })).data!.data

it('begins with what the settings say, once', async () => {
  expect(app.kernel.company.now()).toEqual(FIRST)
  const logged: object[] = []
  const log = { info: (details: object) => void logged.push(details) }
  const followed = await followCompany(app.kernel.database, { name: 'Another, S. L.' }, log)
  expect([followed.now(), logged]).toEqual([FIRST, []])
  expect((await list()).filter(({ proposedBy }) => proposedBy === null)).toMatchObject([FIRST])
})

it('changes at once when another administrator approves, for every process, and keeps what was', async () => {
  const before = app.kernel.company.now()
  const listener = new Client({ connectionString: app.databaseUrl })
  await listener.connect()
  const purged: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => purged.push(payload))
  await listener.query('listen page_purge')
  const typed = { taxNumber: 'b-1234567.4', address: 'Calle Mayor 1\n28013 Madrid', initiatingPartyId: 'b12345674-001' }
  const bank = { sender: 'no-reply@ribera.example', paymentFormat: 'pain.001.001.03' }
  const { companyDetailsId: id } = (await propose({ ...typed, ...bank })).data!
  expect((await approve(id, ada)).error).toMatchObject({ code: 'maker-is-checker' })
  expect([app.kernel.company.now(), purged]).toEqual([before, []])
  expect((await approve(id)).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
  expect(companyLine(app.kernel.company.now())).toBe(
    'Ribera Norte, S. L. · NIF B12345674 · Calle Mayor 1 28013 Madrid · hola@ribera.example · 915 550 142',
  )
  expect(app.kernel.company.now()).toMatchObject({ ...bank, initiatingPartyId: 'B12345674001' })
  await expect.poll(() => purged).toContain('all')
  await listener.end()
  const rows = await list()
  expect(rows.filter(({ state }) => state === 'active')).toMatchObject([{ companyDetailsId: id }])
  expect(rows).toContainEqual(expect.objectContaining({ name: before.name, state: 'replaced' }))
  expect(await findCompany(app.kernel.database)).toEqual(app.kernel.company.now() satisfies Company)
})

it('gives its letters to the references of wallets that are opened later', async () => {
  const referenceOf = async ({ client }: Person) => (await client.GET('/v1/wallet/wallets')).data!.data[0]!.reference
  const early = await given(app).investor()
  const before = await referenceOf(early)
  await approve((await propose({ referencePrefix: 'rib' })).data!.companyDetailsId)
  const late = await referenceOf(await given(app).investor())
  expect(late).toMatch(/^RF\d\dRIB\d{6}$/)
  expect(isCreditorReference(late)).toBe(true)
  expect(await referenceOf(early)).toBe(before)
})

it.each([
  [{ taxNumber: 'B12345670' }, 'taxNumber', 'spanish-tax-number-invalid'],
  [{ taxNumber: '12345678Z' }, 'taxNumber', 'spanish-tax-number-invalid'],
  [{ lei: '9598CAUCE00000000013' }, 'lei', 'lei-invalid'],
  [{ initiatingPartyId: 'AÑO1' }, 'initiatingPartyId', 'initiating-party-id-invalid'],
  [{ referencePrefix: 'RIBE' }, 'referencePrefix', 'reference-prefix-invalid'],
])('with %j is refused at %s: %s', async (change, path, code) => {
  expect((await propose(change)).error).toMatchObject({ errors: [{ path, code }] })
})
