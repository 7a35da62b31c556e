import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { DeclarersCreate, DeclarersList } from './declarers.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const decided = { state: 'replaced', decidedBy: idOf(8), decidedByName: 'Luis Mora', decidedAt: AT } as const
const declarerOf = (number: number, proposedBy: string, change: object = {}) => ({
  declarerId: idOf(number),
  ...{ taxNumber: 'B12345674', name: 'Cauce, S. L.', contact: 'Peña, Íñigo', phone: '915550101' },
  ...{ state: 'proposed' as const, reason: null, proposedBy, proposedByName: 'Ana Gil' },
  ...{ decidedBy: null, decidedByName: null, decidedAt: null, createdAt: AT, updatedAt: AT },
  ...change,
})

async function openList(proposedBy: string) {
  const network = testNetwork()
  const past = declarerOf(2, idOf(7), { name: 'Cauce Antigua, S. L.', ...decided })
  network.on(api.declarers.list, () => ({ data: [declarerOf(1, proposedBy), past], total: 2 }))
  network.on(api.declarers.decide, () => declarerOf(1, proposedBy, { ...decided, state: 'active' }))
  const t = await renderOffice(<DeclarersList />, network, { resource: 'declarers' })
  const button = (name: 'approve' | 'refuse') =>
    page.getByRole('table').getByRole('button', { name: `${t(`declarers.${name}`)}: `, exact: false })
  await expect.element(button('refuse')).toBeVisible()
  return { network, t, button, dialog: page.getByRole('dialog') }
}

test('the history shows what was in force, and a proposal is approved once its consequence was read', async () => {
  const { network, t, button, dialog } = await openList(idOf(7))
  const past = page.getByRole('row', { name: /Cauce Antigua/ })
  await expect.element(past.getByText(t('declarers.state.replaced'))).toBeVisible()
  expect(past.getByRole('button').elements()).toEqual([])
  await button('approve').click()
  const consequence = { name: 'Cauce, S. L.', taxNumber: 'B12345674', contact: 'Peña, Íñigo', phone: '915550101' }
  await expect.element(dialog.getByText(t('declarers.approveAbout', consequence))).toBeVisible()
  expect(network.callsOf(api.declarers.decide)).toEqual([])
  await dialog.getByRole('button', { name: t('declarers.approve') }).click()
  await expect
    .poll(() => network.callsOf(api.declarers.decide))
    .toMatchObject([{ body: { state: 'active', updatedAt: AT } }])
})

test('who proposed the data may take them back, and reads that another one approves them', async () => {
  const { t, button } = await openList(ADMINISTRATOR_ID)
  await expect.element(page.getByText(t('declarers.ownProposal'))).toBeVisible()
  expect(button('approve').elements()).toEqual([])
})

test('a tax number with a wrong control character is not sent, and a right one is sent as it was typed', async () => {
  const network = testNetwork()
  network.on(api.declarers.create, () => declarerOf(1, ADMINISTRATOR_ID))
  const t = await renderOffice(<DeclarersCreate />, network, { resource: 'declarers' })
  const field = (name: 'taxNumber' | 'name' | 'contact' | 'phone') =>
    page.getByLabelText(t(`declarers.fields.${name}`), { exact: false })
  const save = page.getByRole('button', { name: t('reactAdmin.action.save') })
  await userEvent.fill(field('taxNumber'), 'B12345670')
  await userEvent.fill(field('name'), 'Cauce, S. L.')
  await userEvent.fill(field('contact'), 'Peña, Íñigo')
  await userEvent.fill(field('phone'), '915 550 101')
  await save.click()
  await expect.element(page.getByText(t('errors.tax-number-invalid')).first()).toBeVisible()
  expect(network.callsOf(api.declarers.create)).toEqual([])
  await userEvent.fill(field('taxNumber'), 'b-12345674')
  await save.click()
  const body = { taxNumber: 'b-12345674', name: 'Cauce, S. L.', contact: 'Peña, Íñigo', phone: '915 550 101' }
  await expect.poll(() => network.callsOf(api.declarers.create)).toMatchObject([{ body }])
})
