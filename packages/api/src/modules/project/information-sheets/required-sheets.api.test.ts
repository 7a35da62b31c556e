import { PHASE_IDS } from '@cauce/contract'
import { given, givenContent, givenSheet, placeOrder, testApp, type GivenProject, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

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

test('a loan opens with a sheet only, and takes orders without one if it is already open', async () => {
  const { projectId } = await complete({ phase: 'Next_Opening' })
  expect((await move(projectId, 'Investment')).error).toMatchObject({ status: 409, code: 'sheet-missing' })
  expect(await phaseOf(projectId)).toBe('Next_Opening')
  await givenSheet(admin, projectId)
  expect((await move(projectId, 'Investment')).data).toMatchObject({ phaseName: 'Investment' })
  const investor = await given(app).investor({ wallet: '500.00' })
  const { data } = await placeOrder(investor, await given(app).project({ phase: 'Investment' }), '100.00')
  expect(data).toMatchObject({ status: 'pending', informationSheetId: null })
})

test('another project needs no sheet, and becomes a loan without one in a draft only', async () => {
  const { projectId } = await complete({ phase: 'Draft', projectTypeId: await otherType() })
  for (const phase of ['Next_Opening', 'Preinvestment', 'Investment'] as const)
    expect((await move(projectId, phase)).data).toMatchObject({ phaseName: phase })
  const loan = await given(app).projectType()
  expect((await edit(projectId, { projectTypeId: loan })).error).toMatchObject({ status: 409, code: 'sheet-missing' })
  expect((await edit(projectId, { projectTypeId: await otherType() })).response.status).toBe(200)
  const announced = await complete({ phase: 'Next_Opening', projectTypeId: await otherType() })
  const { data } = await edit(announced.projectId, { projectTypeId: loan, phaseId: PHASE_IDS.Draft })
  expect(data).toMatchObject({ phaseName: 'Draft', isLoan: true })
})
