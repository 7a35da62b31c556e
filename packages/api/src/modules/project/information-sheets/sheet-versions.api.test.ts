import type { Company } from '@cauce/contract/company.ts'
import { given, givenSheet, testApp, type GivenProject, type Person } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixedCompany } from '../../../database/index.ts'
import { projects } from '../../../database/schema/project.ts'
import { factsOf } from './index.ts'

const app = testApp({ sessionIdleMinutes: 500_000, sessionMaximumHours: 9000 })
let ada: Person
let projectId: string
beforeAll(async () => {
  ada = await given(app).administrator()
})
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  projectId = await ofOwner('La obra de ahora', { phase: 'Investment' })
})

let owners = 0
const byId = (id: string) => ({ params: { path: { id } } })
async function ofOwner(name: string, terms: GivenProject = {}): Promise<string> {
  const promoterTaxNumber = `A${owners}`
  const made = await given(app).project({
    ...{ name, phase: 'Financed', amountInvested: 1_000_000n, promoterName: `Obras ${owners}`, promoterTaxNumber },
    ...terms,
  })
  return made.projectId
}
const edit = (body: object) => ada.client.PATCH('/v1/project/sheet-drafts/{id}', { ...byId(projectId), body })
const publish = (body: object) =>
  ada.client.POST('/v1/project/information-sheets', { body: { projectId, isInEnglish: true, ...body } })
const draft = async () => (await ada.client.GET('/v1/project/sheet-drafts/{id}', byId(projectId))).data!

test('without the LEI of the platform an offer has no identifier', async () => {
  const [project] = await app.kernel.database.select().from(projects).where(eq(projects.projectId, projectId))
  const identifierOf = async (company: Company) => {
    const kernel = { ...app.kernel, company: fixedCompany(company) }
    return (await factsOf(kernel, kernel.database, project!, { offerNumber: 7 })).identifier
  }
  expect(await identifierOf({})).toBeNull()
  expect(await identifierOf(app.kernel.company.now())).toBe('9598CAUCE0000000001200000007')
})

describe('completed offers of the owner', () => {
  beforeEach(() => {
    owners += 1
  })
  async function listed(terms: GivenProject = {}): Promise<string[]> {
    const id = await ofOwner('La obra de ahora', { phase: 'Investment', ...terms })
    const [project] = await app.kernel.database.select().from(projects).where(eq(projects.projectId, id))
    const facts = await factsOf(app.kernel, app.kernel.database, project!, { offerNumber: null })
    return facts.completedOffers.map(({ name }) => name)
  }
  const store = (id: string, columns: string) =>
    app.kernel.database.$client.query(`update projects set ${columns} where project_id = $1`, [id])

  test('are the financed ones, latest first, whether repaid or not', async () => {
    await ofOwner('Primera')
    app.clock.advance({ days: 1 })
    await store(await ofOwner('Segunda'), `phase = 'Closed'`)
    app.clock.advance({ days: 1 })
    await ofOwner('Tercera')
    expect(await listed()).toEqual(['Tercera', 'Segunda', 'Primera'])
  })

  test('exclude private, empty and discarded ones, those that are not loans, and the offer itself', async () => {
    await ofOwner('Privada', { private: true })
    await ofOwner('Sin dinero', { amountInvested: 0n })
    await store(await ofOwner('Descartada'), `phase = 'Discarded'`)
    const projectTypeId = await given(app).projectType()
    await app.kernel.database.$client.query('update project_types set is_loan = false where project_type_id = $1', [
      projectTypeId,
    ])
    await ofOwner('Participación', { projectTypeId })
    await ofOwner('Buena')
    expect(await listed({ phase: 'Financed' })).toEqual(['Buena'])
  })

  test('are found by the tax number, or by the name without one', async () => {
    await ofOwner('Con otro nombre', { promoterName: 'Otra' })
    await ofOwner('Con otro número', { promoterTaxNumber: 'B999' })
    await ofOwner('Sin número', { promoterTaxNumber: null, promoterName: `OBRAS ${owners}` })
    await ofOwner('De nadie', { promoterTaxNumber: null, promoterName: '' })
    expect((await listed()).toSorted()).toEqual(['Con otro nombre', 'Sin número'])
    expect(await listed({ promoterTaxNumber: null })).toEqual(['Sin número'])
    expect(await listed({ promoterTaxNumber: null, promoterName: '' })).toEqual([])
  })
})

test('a version may add missing English texts, or change only these', async () => {
  await givenSheet(ada, projectId, { isInEnglish: false })
  expect((await publish({ isInEnglish: false, changes: 'Nada' })).error).toMatchObject({ code: 'sheet-unchanged' })
  const [changes, changesEn] = ['Se añade el inglés', 'English is added']
  expect((await publish({ changes, changesEn })).data).toMatchObject({ version: 2, changes, changesEn })
  expect((await draft()).isChanged).toBe(false)
  await edit({ activitiesEn: 'Other activities' })
  expect((await draft()).isChanged).toBe(true)
  const { data } = await publish({ changes: 'El inglés', changesEn: '' })
  expect(data).toMatchObject({ version: 3, changes: 'El inglés', changesEn: null })
})

test('the audit record of a draft has each list as text, with amounts and days as people write them', async () => {
  const declared = { name: 'Amparo', role: null, roleEn: null, declaredOn: '2026-11-01' }
  await edit({ useOfFunds: [{ purpose: 'Obra', purposeEn: null, amount: '9000.00' }], responsible: [declared] })
  const query = { recordId: projectId }
  const { data } = await ada.client.GET('/v1/misc/audit', { params: { query } })
  expect(data!.data[0]!.after).toMatchObject({
    useOfFunds: expect.stringMatching(/^Obra, 9\.000,00\s€$/),
    responsible: 'Amparo, 01/11/2026',
  })
})
