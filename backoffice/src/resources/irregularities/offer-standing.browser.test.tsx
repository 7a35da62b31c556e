import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import type { Role } from '@cauce/contract/permissions.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { OfferStanding } from './irregularities.tsx'

const AT = '2026-11-25T09:00:00.000Z'
const record = (change: object = {}) => ({
  irregularityId: idOf(3),
  projectId: idOf(1),
  projectName: 'Ribera del Turia',
  state: 'suspended' as const,
  irregularity: 'La hipoteca no es la primera',
  irregularityEn: null,
  differences: [
    { part: 'G', partEn: null, stated: 'Primera hipoteca', statedEn: null, actual: 'Segunda hipoteca', actualEn: null },
  ],
  ...{ steps: 'Se pide otra nota', stepsEn: null, correction: null, correctionEn: null },
  ...{ suspendedAt: AT, lastDay: '2026-12-25', revocableUntil: '2026-11-29T23:00:00.000Z', endedAt: null },
  ...{ recordedBy: idOf(7), recordedByName: 'Ana Gil', endedBy: null, endedByName: null },
  ...{ createdAt: AT, updatedAt: AT },
  ...change,
})
const CORRECTED = { state: 'corrected', correction: 'Consta', endedAt: AT, endedBy: idOf(7), endedByName: 'Ana Gil' }

async function openStanding(records: readonly ReturnType<typeof record>[], role: Role = 'admin') {
  const network = testNetwork()
  network.on(api.irregularities.list, () => ({ data: [...records], total: records.length }))
  network.on(api.irregularities.read, () => record())
  network.on(api.irregularities.create, () => record())
  network.on(api.irregularities.correct, () => record(CORRECTED))
  const irregularity = records[0] ? ({ irregularityId: idOf(3), state: 'suspended' } as never) : null
  const project = { ...givenProject({ projectId: idOf(1), phaseName: 'Investment', irregularity }), id: idOf(1) }
  const t = await renderOffice(<OfferStanding project={project} />, network, { resource: 'projects', role })
  await expect.element(page.getByRole('heading', { name: t('irregularities.project.title') })).toBeVisible()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: /^(Suspender|Publicar|Levantar)/ })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  return { network, t, dialog, save, field, button: (name: string) => page.getByRole('button', { name }) }
}

test('an offer is suspended with its texts and its table, once, and not without', async () => {
  const { network, t, dialog, save, field, button } = await openStanding([])
  await expect.element(page.getByText(t('irregularities.project.none'))).toBeVisible()
  await button(t('irregularities.project.suspend')).click()
  await expect.element(dialog.getByText(t('irregularities.project.suspendAbout'))).toBeVisible()
  await save.click()
  await expect.element(dialog.getByText(t('errors.required')).first()).toBeVisible()
  expect(network.callsOf(api.irregularities.create)).toEqual([])
  await userEvent.type(field(t('irregularities.fields.irregularity')), 'La hipoteca no es la primera')
  await userEvent.type(field(t('irregularities.fields.steps')), 'Se pide otra nota')
  await button(t('irregularities.difference.add')).click()
  await save.click()
  await expect.element(dialog.getByText(t('errors.required')).first()).toBeVisible()
  await userEvent.type(field(t('irregularities.difference.part')), 'G')
  await userEvent.type(field(t('irregularities.difference.stated')), 'Primera')
  await userEvent.type(field(t('irregularities.difference.actual')), 'Segunda')
  await network.pressTwice(save)
  await expect.poll(() => network.callsOf(api.irregularities.create)).toHaveLength(1)
  expect(network.callsOf(api.irregularities.create)).toMatchObject([
    {
      body: {
        projectId: idOf(1),
        irregularity: 'La hipoteca no es la primera',
        steps: 'Se pide otra nota',
        differences: [{ part: 'G', stated: 'Primera', actual: 'Segunda' }],
      },
    },
  ])
})

test('a correction without a suspension is sent without steps', async () => {
  const { network, t, save, field, button } = await openStanding([record(CORRECTED)])
  await button(t('irregularities.project.publish')).click()
  await userEvent.type(field(t('irregularities.fields.irregularity')), 'La tasación era de 2024')
  await userEvent.type(field(t('irregularities.fields.correction')), 'Es de 2026')
  await save.click()
  await expect.poll(() => network.callsOf(api.irregularities.create)).toHaveLength(1)
  const [sent] = network.callsOf(api.irregularities.create)
  expect(sent!.body).toMatchObject({ irregularity: 'La tasación era de 2024', correction: 'Es de 2026' })
  expect(sent!.body).not.toHaveProperty('steps')
})

test('a suspended offer goes on with its correction, by the version that was read', async () => {
  const { network, t, save, field, button } = await openStanding([record()])
  await expect.element(page.getByText('25/12/2026')).toBeVisible()
  await expect.element(page.getByText('Segunda hipoteca')).toBeVisible()
  for (const name of ['suspend', 'publish'] as const)
    expect(button(t(`irregularities.project.${name}`)).elements()).toEqual([])
  await button(t('irregularities.project.correct')).click()
  await userEvent.type(field(t('irregularities.fields.correction')), 'Consta la anterior')
  await save.click()
  await expect
    .poll(() => network.callsOf(api.irregularities.correct))
    .toMatchObject([{ body: { correction: 'Consta la anterior', updatedAt: AT } }])
})

test('a manager reads it and has no buttons', async () => {
  const { button, t } = await openStanding([record()], 'operator')
  await expect.element(page.getByText('La hipoteca no es la primera')).toBeVisible()
  for (const name of ['suspend', 'publish', 'correct'] as const)
    expect(button(t(`irregularities.project.${name}`)).elements()).toEqual([])
})
