import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import type { Role } from '@cauce/contract/permissions.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { LoanStanding } from './loan-defaults.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const record = (number: number, change: object = {}) => ({
  loanDefaultId: idOf(number),
  projectId: idOf(1),
  projectName: 'Mercado de San Roque',
  kind: 'unlikely-to-pay' as const,
  since: '2026-11-12',
  reason: 'Pide aplazar el pago',
  pastDueSince: null,
  pastDue: null,
  state: 'open' as const,
  ...{ endedOn: null, endReason: null, loss: null, endedBy: null, endedByName: null },
  ...{ recordedBy: idOf(7), recordedByName: 'Ana Gil', createdAt: AT, updatedAt: AT },
  ...change,
})
const CURED = {
  state: 'cured',
  endedOn: '2026-10-01',
  endReason: 'Ha pagado',
  endedBy: idOf(7),
  endedByName: 'Ana Gil',
}
const PAST_DUE = { kind: 'past-due', reason: null, pastDueSince: '2026-08-12', pastDue: '1250.00', recordedBy: null }

async function openStanding(records: readonly ReturnType<typeof record>[], role: Role = 'admin') {
  const network = testNetwork()
  network.on(api.loanDefaults.list, () => ({ data: [...records], total: records.length }))
  network.on(api.loanDefaults.create, () => record(3))
  network.on(api.loanDefaults.decide, () => record(1, CURED))
  const project = { ...givenProject({ projectId: idOf(1), phaseName: 'Financed' }), id: idOf(1) }
  const t = await renderOffice(<LoanStanding project={project} />, network, { resource: 'projects', role })
  await expect.element(page.getByRole('heading', { name: t('loanDefaults.project.title') })).toBeVisible()
  return { network, t, dialog: page.getByRole('dialog'), button: (name: string) => page.getByRole('button', { name }) }
}

test('one that lasts is ended by the version that was read, with a reason of its own', async () => {
  const { network, t, dialog, button } = await openStanding([record(1), record(2, { ...PAST_DUE, ...CURED })])
  await expect.element(page.getByText('Pide aplazar el pago', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1.250,00', { exact: false })).toBeVisible()
  await expect.element(button(t('loanDefaults.project.cure'))).toBeVisible()
  expect(button(t('loanDefaults.project.record')).elements()).toEqual([])
  await button(t('loanDefaults.project.writeOff')).click()
  await expect.element(dialog.getByText(t('loanDefaults.project.writeOffAbout'))).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox'), 'La garantía no alcanza')
  await dialog.getByRole('button', { name: t('loanDefaults.project.writeOff') }).click()
  const body = { state: 'written-off', reason: 'La garantía no alcanza', updatedAt: AT }
  await expect.poll(() => network.callsOf(api.loanDefaults.decide)).toMatchObject([{ body }])
})

test('a manager reads it and has no buttons', async () => {
  const { button, t } = await openStanding([record(1)], 'operator')
  await expect.element(page.getByText('Pide aplazar el pago', { exact: false })).toBeVisible()
  for (const name of ['record', 'cure', 'writeOff'] as const)
    expect(button(t(`loanDefaults.project.${name}`)).elements()).toEqual([])
})
