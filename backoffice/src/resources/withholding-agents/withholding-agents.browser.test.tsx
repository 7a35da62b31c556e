import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { WithholdingAgentsCreate, WithholdingAgentsList } from './withholding-agents.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const decided = { state: 'active', decidedBy: idOf(8), decidedByName: 'Luis Mora', decidedAt: AT } as const
const agentOf = (number: number, proposedBy: string, change: object = {}) => ({
  withholdingAgentId: idOf(number),
  agent: 'promoter' as const,
  validFrom: '2027-01-01',
  source: 'Contrato marco de 2027',
  state: 'proposed' as const,
  proposedBy,
  proposedByName: 'Ana Gil',
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  reason: null,
  createdAt: AT,
  updatedAt: AT,
  ...change,
})

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.withholdingAgents.decide, () => agentOf(1, idOf(7), decided))
})

async function openList(proposedBy: string) {
  const past = agentOf(2, idOf(7), {
    agent: 'platform',
    validFrom: '2025-01-01',
    source: 'Mandato de 2025',
    ...decided,
  })
  network.on(api.withholdingAgents.list, () => ({ data: [agentOf(1, proposedBy), past], total: 2 }))
  const t = await renderOffice(<WithholdingAgentsList />, network, { resource: 'withholdingAgents' })
  const button = (name: 'approve' | 'refuse') =>
    page.getByRole('table').getByRole('button', { name: `${t(`withholdingAgents.${name}`)}: `, exact: false })
  await expect.element(button('refuse')).toBeVisible()
  return { t, button, dialog: page.getByRole('dialog') }
}

test('the history says who pays withheld tax from when on, and a proposal is approved once its consequence was read', async () => {
  const { t, button, dialog } = await openList(idOf(7))
  const past = page.getByRole('row', { name: /01\/01\/2025/ })
  await expect.element(past.getByText(t('withholdingAgents.agent.platform'))).toBeVisible()
  await expect.element(past.getByText(t('withholdingAgents.state.active'))).toBeVisible()
  // What is decided takes no further step.
  expect(past.getByRole('button').elements()).toEqual([])
  await button('approve').click()
  const consequence = { agent: t('withholdingAgents.agent.promoter'), date: '01/01/2027' }
  await expect.element(dialog.getByText(t('withholdingAgents.approveAbout', consequence))).toBeVisible()
  expect(network.callsOf(api.withholdingAgents.decide)).toEqual([])
  await dialog.getByRole('button', { name: t('withholdingAgents.approve') }).click()
  await expect.poll(() => network.callsOf(api.withholdingAgents.decide)).toHaveLength(1)
  expect(network.callsOf(api.withholdingAgents.decide)).toMatchObject([{ body: { state: 'active', updatedAt: AT } }])
})

test('who proposed it may take it back with a reason, and reads that another one approves it', async () => {
  const { t, button, dialog } = await openList(ADMINISTRATOR_ID)
  await expect.element(page.getByText(t('withholdingAgents.ownProposal'))).toBeVisible()
  expect(button('approve').elements()).toEqual([])
  await button('refuse').click()
  const confirm = dialog.getByRole('button', { name: t('withholdingAgents.refuse') })
  await confirm.click()
  expect(network.callsOf(api.withholdingAgents.decide)).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), 'El contrato no está firmado')
  await confirm.click()
  const body = { state: 'refused', reason: 'El contrato no está firmado' }
  await expect.poll(() => network.callsOf(api.withholdingAgents.decide)).toMatchObject([{ body }])
})

test('a proposal names the contract that it rests on, and is sent once with its day', async () => {
  network.on(api.withholdingAgents.create, () => agentOf(1, ADMINISTRATOR_ID))
  const t = await renderOffice(<WithholdingAgentsCreate />, network, { resource: 'withholdingAgents' })
  const save = page.getByRole('button', { name: t('reactAdmin.action.save') })
  await save.click()
  await expect.element(page.getByText(t('errors.required')).first()).toBeVisible()
  expect(network.callsOf(api.withholdingAgents.create)).toEqual([])
  await userEvent.fill(page.getByLabelText(t('withholdingAgents.fields.validFrom'), { exact: false }), '01/01/2027')
  await userEvent.fill(page.getByLabelText(t('withholdingAgents.fields.source'), { exact: false }), 'Contrato marco')
  await save.click()
  const body = { agent: 'promoter', validFrom: '2027-01-01', source: 'Contrato marco' }
  await expect.poll(() => network.callsOf(api.withholdingAgents.create)).toMatchObject([{ body }])
})
