import { given, givenSheet, testApp, type GivenProject, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

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
const inForce = async (id: string) =>
  (await ada.client.GET('/v1/project/projects/{id}', byId(id))).data!.informationSheetId

describe('completed offers of the owner', () => {
  beforeEach(() => {
    owners += 1
  })
  async function listed(terms: GivenProject = {}): Promise<string[]> {
    projectId = await ofOwner('La obra de ahora', { phase: 'Investment', ...terms })
    const params = { path: { id: projectId }, query: { language: 'es' as const } }
    const { data } = await ada.client.GET('/v1/project/sheet-drafts/{id}/preview', { params })
    return [...JSON.stringify(data!.document).matchAll(/Préstamo, ([^",;]+)/g)].map(([, name]) => name!)
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

describe('a version', () => {
  test('belongs to its project only', async () => {
    const other = await ofOwner('Otra obra', { phase: 'Investment' })
    const kept = await givenSheet(ada, other)
    const made = await givenSheet(ada, projectId)
    expect([await inForce(other), await inForce(projectId)]).toEqual([kept, made].map((one) => one.informationSheetId))
    expect(made.version).toBe(1)
  })

  test('may add missing English texts, or change only these', async () => {
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
