import { PHASE_IDS } from '@cauce/contract'
import { given, givenContent, givenSheet, testApp, type GivenProject, type Person } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'

const app = testApp({ isSheetRequired: true })
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})

type Phase = keyof typeof PHASE_IDS
const at = (id: string) => ({ params: { path: { id } } })
const edit = (projectId: string, body: object) =>
  admin.client.PATCH('/v1/project/projects/{id}', { ...at(projectId), body })
const move = (projectId: string, phase: Phase) => edit(projectId, { phaseId: PHASE_IDS[phase] })
const phaseOf = async (projectId: string) =>
  (await admin.client.GET('/v1/project/projects/{id}', at(projectId))).data!.phaseName

async function complete(values: GivenProject) {
  const project = await given(app).project({ destinationBankAccount: 'ES9121000418450200051332', ...values })
  await givenContent(admin, project.projectId)
  return project
}

async function otherType(): Promise<string> {
  const projectTypeId = await given(app).projectType()
  await app.kernel.database.$client.query('update project_types set is_loan = false where project_type_id = $1', [
    projectTypeId,
  ])
  return projectTypeId
}

describe('a loan without a sheet', () => {
  test.each<{ from: Phase; to: Phase }>([{ from: 'Next_Opening', to: 'Investment' }])(
    'cannot go from $from to $to until it has one',
    async ({ from, to }) => {
      const { projectId } = await complete({ phase: from })
      expect((await move(projectId, to)).error).toMatchObject({ status: 409, code: 'sheet-missing' })
      expect(await phaseOf(projectId)).toBe(from)
      await givenSheet(admin, projectId)
      expect((await move(projectId, to)).data).toMatchObject({ phaseName: to })
    },
  )

  test('keeps taking orders if already open', async () => {
    const { projectId, projectPhaseId } = await complete({ phase: 'Investment' })
    const investor = await given(app).investor({ wallet: '500.00' })
    const { userId, client } = investor
    const { data } = await client.POST('/v1/project/orders', {
      body: { projectId, projectPhaseId, userId, amount: '100.00', orderType: 'invest', acceptsTerms: true },
    })
    expect(data).toMatchObject({ status: 'pending', informationSheetId: null })
  })
})

describe('a project that is not a loan', () => {
  test('needs no sheet', async () => {
    const { projectId } = await complete({ phase: 'Draft', projectTypeId: await otherType() })
    for (const phase of ['Next_Opening', 'Preinvestment', 'Investment'] as const)
      expect((await move(projectId, phase)).data).toMatchObject({ phaseName: phase })
  })

  test.each(['Next_Opening', 'Preinvestment', 'Investment'] as const)('cannot become a loan in %s', async (phase) => {
    const { projectId } = await complete({ phase, projectTypeId: await otherType() })
    const loan = await given(app).projectType()
    expect((await edit(projectId, { projectTypeId: loan })).error).toMatchObject({ status: 409, code: 'sheet-missing' })
    expect((await edit(projectId, { projectTypeId: await otherType() })).response.status).toBe(200)
  })

  test('can become a loan when it goes back to draft', async () => {
    const { projectId } = await complete({ phase: 'Next_Opening', projectTypeId: await otherType() })
    const projectTypeId = await given(app).projectType()
    const { data } = await edit(projectId, { projectTypeId, phaseId: PHASE_IDS.Draft })
    expect(data).toMatchObject({ phaseName: 'Draft', isLoan: true })
  })
})
