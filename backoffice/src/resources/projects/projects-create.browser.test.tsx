import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { idOf } from '@cauce/client/testing/records.ts'
import { ProjectsCreate } from './projects-form.tsx'

const decided = (name: 'newProjectManagerFee' | 'newProjectCancellationFee', value: string) => ({
  ...{ parameterId: idOf(6), name, value, validFrom: '2000-01-01', basis: '', state: 'active' as const, reason: null },
  ...{ proposedBy: null, proposedByName: null, decidedBy: null, decidedByName: null, decidedAt: null },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' },
})

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = testNetwork()
  const fees = [decided('newProjectManagerFee', '8.5'), decided('newProjectCancellationFee', '3')]
  network.on(api.parameters.list, ({ query }) => {
    const data = fees.filter(({ name }) => name === query.get('name'))
    return { data, total: data.length }
  })
  const words = { name: 'Vivienda', nameEn: 'Homes', description: 'Casas', descriptionEn: null, isLoan: true }
  const projectType = { projectTypeId: idOf(5), ...words, image: null }
  network.on(api.projectTypes.list, () => ({
    data: [{ ...projectType, createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' }],
    total: 1,
  }))
})

type T = Awaited<ReturnType<typeof renderOffice>>
type Field = Parameters<T>[0] extends infer Key ? (Key extends `projects.fields.${infer Name}` ? Name : never) : never

const field = (t: T, name: Field) => page.getByLabelText(t(`projects.fields.${name}`), { exact: false }).first()

const TYPED = {
  name: 'Faro de Punta Umbría',
  direction: 'Paseo Marítimo 1',
  financingAmount: '180.000',
  targetProfitability: '13,5',
} as const satisfies Partial<Record<Field, string>>

async function openForm() {
  const t = await renderOffice(<ProjectsCreate />, network, { resource: 'projects', path: '/projects/create' })
  const save = page.getByRole('button', { name: t('backoffice.projects.createDraft') })
  await expect.element(save).toBeVisible()
  return { t, save }
}

async function fillIn(t: T) {
  for (const [name, value] of Object.entries(TYPED)) await field(t, name as Field).fill(value)
  await page.getByRole('combobox', { name: t('projects.fields.projectTypeName') }).click()
  await page.getByRole('option', { name: 'Vivienda' }).click()
}

test('a project asks for six fields and is sent once, with its address by its name and the terms that are proposed', async () => {
  network.on(api.projects.create, () => refusal(503, 'unavailable'))
  const { t, save } = await openForm()
  await fillIn(t)
  expect(page.getByRole('textbox').elements().length + page.getByRole('combobox').elements().length).toBe(6)
  await network.pressTwice(save)
  await expect.poll(() => network.callsOf(api.projects.create)).toHaveLength(1)
  expect(network.callsOf(api.projects.create)[0]!.body).toMatchObject({
    ...{ name: TYPED.name, url: 'faro-de-punta-umbria', projectTypeId: idOf(5) },
    ...{ financingAmount: '180000.00', targetProfitability: 13.5 },
    ...{ minimumInvestment: '250.00', projectDuration: 12, managerFee: 8.5, cancellationFee: 3 },
    dateStart: expect.stringMatching(/-01$/) as string,
  })
})

test('an address that was typed stays when the name changes', async () => {
  const { t } = await openForm()
  await field(t, 'name').fill('Faro')
  await expect.element(field(t, 'url')).toHaveValue('faro')
  await field(t, 'url').fill('faro-umbria')
  await field(t, 'name').fill('Faro de Punta Umbría')
  await expect.element(field(t, 'url')).toHaveValue('faro-umbria')
})
