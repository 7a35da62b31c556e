import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { DeclarersCreate, DeclarersList } from '../src/resources/declarers/declarers.tsx'
import {
  WithholdingAgentsCreate,
  WithholdingAgentsList,
} from '../src/resources/withholding-agents/withholding-agents.tsx'
import { renderOffice } from './office.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const undecided = { decidedBy: null, decidedByName: null, decidedAt: null, reason: null, createdAt: AT, updatedAt: AT }
const decided = { state: 'replaced', decidedBy: idOf(8), decidedByName: 'Luis Mora', decidedAt: AT } as const
const proposal = { ...undecided, state: 'proposed' as const, proposedBy: idOf(7), proposedByName: 'Ana Gil' }

const declarer = {
  ...{ ...proposal, declarerId: idOf(1), taxNumber: 'B12345674', name: 'Cauce, S. L.' },
  ...{ contact: 'Peña, Íñigo', phone: '915550101' },
}
const rule = { ...proposal, validFrom: '2027-01-01', source: 'Contrato marco de 2027' }
const agent = { ...rule, withholdingAgentId: idOf(1), agent: 'promoter' as const }

/** A proposal without a day and one with a day, and what was in force before it. */
const nouns = [
  { noun: 'declarers', List: DeclarersList, record: declarer, past: { ...declarer, declarerId: idOf(2), ...decided } },
  {
    noun: 'withholdingAgents',
    List: WithholdingAgentsList,
    record: agent,
    past: { ...agent, withholdingAgentId: idOf(2), ...decided },
  },
] as const

async function openList({ noun, List, record, past }: (typeof nouns)[number], proposedBy: string) {
  const network = testNetwork()
  network.on(api[noun].list, () => ({ data: [{ ...record, proposedBy }, past], total: 2 }) as never)
  network.on(api[noun].decide, () => past as never)
  const t = await renderOffice(<List />, network, { resource: noun })
  const row = (state: 'proposed' | 'replaced') => page.getByRole('row').filter({ hasText: t(`${noun}.state.${state}`) })
  const button = (step: 'approve' | 'refuse') =>
    row('proposed').getByRole('button', { name: `${t(`${noun}.${step}`)}: `, exact: false })
  await expect.element(button('refuse')).toBeVisible()
  return { t, row, button, dialog: page.getByRole('dialog'), calls: () => network.callsOf(api[noun].decide) }
}

test.for(nouns)('$noun: the history stays, and a proposal is approved once its consequence was read', async (one) => {
  const { t, row, button, dialog, calls } = await openList(one, idOf(7))
  // What is decided takes no further step.
  expect(row('replaced').getByRole('button').elements()).toEqual([])
  await button('approve').click()
  const said = one.noun === 'declarers' ? one.record.contact : '01/01/2027'
  await expect.element(dialog.getByText(said, { exact: false })).toBeVisible()
  expect(calls()).toEqual([])
  await dialog.getByRole('button', { name: t(`${one.noun}.approve`) }).click()
  await expect.poll(calls).toMatchObject([{ body: { state: 'active', updatedAt: AT } }])
})

test.for(nouns)('$noun: who proposed may take it back with a reason, and reads that another approves', async (one) => {
  const { t, button, dialog, calls } = await openList(one, ADMINISTRATOR_ID)
  await expect.element(page.getByText(t(`${one.noun}.ownProposal`))).toBeVisible()
  expect(button('approve').elements()).toEqual([])
  await button('refuse').click()
  const confirm = dialog.getByRole('button', { name: t(`${one.noun}.refuse`) })
  await confirm.click()
  expect(calls()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), 'No está firmado')
  await confirm.click()
  await expect.poll(calls).toMatchObject([{ body: { state: 'refused', reason: 'No está firmado' } }])
})

test('a proposal names the contract that it rests on, and is sent once with its day', async () => {
  const network = testNetwork()
  network.on(api.withholdingAgents.create, () => agent)
  const t = await renderOffice(<WithholdingAgentsCreate />, network, { resource: 'withholdingAgents' })
  const save = page.getByRole('button', { name: t('withholdingAgents.createTitle') })
  await save.click()
  await expect.element(page.getByText(t('errors.required')).first()).toBeVisible()
  expect(network.callsOf(api.withholdingAgents.create)).toEqual([])
  await userEvent.fill(page.getByLabelText(t('withholdingAgents.fields.validFrom'), { exact: false }), '01/01/2027')
  await userEvent.fill(page.getByLabelText(t('withholdingAgents.fields.source'), { exact: false }), 'Contrato marco')
  await save.click()
  const body = { agent: 'promoter', validFrom: '2027-01-01', source: 'Contrato marco' }
  await expect.poll(() => network.callsOf(api.withholdingAgents.create)).toMatchObject([{ body }])
})

test('a tax number with a wrong control character is not sent, and a right one is sent as it was typed', async () => {
  const network = testNetwork()
  network.on(api.declarers.create, () => declarer)
  const t = await renderOffice(<DeclarersCreate />, network, { resource: 'declarers' })
  const typed = { taxNumber: 'B12345670', name: 'Cauce, S. L.', contact: 'Peña, Íñigo', phone: '915 550 101' }
  const field = (name: keyof typeof typed) => page.getByLabelText(t(`declarers.fields.${name}`), { exact: false })
  const save = page.getByRole('button', { name: t('declarers.createTitle') })
  for (const [name, text] of Object.entries(typed)) await userEvent.fill(field(name as keyof typeof typed), text)
  await save.click()
  await expect.element(page.getByText(t('errors.spanish-tax-number-invalid')).first()).toBeVisible()
  expect(network.callsOf(api.declarers.create)).toEqual([])
  await userEvent.fill(field('taxNumber'), 'b-12345674')
  await save.click()
  await expect
    .poll(() => network.callsOf(api.declarers.create))
    .toMatchObject([{ body: { ...typed, taxNumber: 'b-12345674' } }])
})
