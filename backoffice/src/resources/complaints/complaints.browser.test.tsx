import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route, Routes } from 'react-router-dom'
import { api, COMPLAINT_TEXTS, COMPLAINT_TICKS, type ComplaintForm } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ComplaintsShow } from './complaints.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const form = {
  ...Object.fromEntries(COMPLAINT_TEXTS.map((name) => [name, null])),
  ...Object.fromEntries(COMPLAINT_TICKS.map((name) => [name, false])),
  ...{ name: 'Prat', email: 'olga@correo.example', description: 'No me pagan.', representativeName: 'Lanau' },
} as ComplaintForm
const complaintOf = (change: object = {}) => ({
  ...{ complaintId: idOf(900), number: 'RC-2026-000012', state: 'received' as const, language: 'es' as const },
  ...{ admissibilityDueOn: '2026-12-04', decisionDueOn: null, dueOn: '2026-12-04', urgency: 'near' as const },
  ...{ handlerName: null, handlerEmail: null, handlerPhone: null, outcome: null, answer: null, steps: [] },
  ...{ documents: [], createdAt: AT, kind: null, userId: null, name: 'Olga Prat', email: 'olga@correo.example', form },
  ...{ draft: null, measures: null, awaitsReply: false, messages: [], updatedAt: AT },
  ...change,
})

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.audit.list, () => ({ data: [], total: 0 }))
})

async function open(change: Partial<ComplaintRecord> = {}, role: 'admin' | 'operator' = 'admin') {
  network.on(api.complaints.read, () => complaintOf(change))
  const routes = (
    <Routes>
      <Route path="/complaints/:id/show" element={<ComplaintsShow />} />
    </Routes>
  )
  const path = `/complaints/${idOf(900)}/show`
  const t = await renderOffice(routes, network, { resource: 'complaints', path, role })
  await expect.element(page.getByRole('heading', { name: 'RC-2026-000012 · Olga Prat' })).toBeVisible()
  return t
}

const stepDialog = async (t: Awaited<ReturnType<typeof open>>, step: 'admit' | 'dismiss' | 'delay' | 'decide') => {
  await page.getByRole('button', { name: t(`complaints.${step}`), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t(`complaints.${step}`), exact: true })
  const field = (name: string) => dialog.getByLabelText(name, { exact: false })
  return { dialog, send, field }
}

test('an admission names whom to ask: all that is missing is said at once, and nothing is sent', async () => {
  const t = await open()
  network.on(api.complaints.decide, () => refusal(422, 'input-invalid', { handlerPhone: 'phone-invalid' }))
  const { dialog, send, field } = await stepDialog(t, 'admit')
  await expect.element(field(t('complaints.fields.decisionDueOn'))).not.toHaveAccessibleDescription(/./)
  await send.click()
  const missing = ['handlerName', 'handlerEmail', 'handlerPhone'] as const
  for (const name of missing)
    await expect.element(field(t(`complaints.fields.${name}`))).toHaveAccessibleDescription(t('errors.required'))
  await expect.element(field(t('complaints.fields.handlerName'))).toHaveFocus()
  expect(network.callsOf(api.complaints.decide)).toEqual([])
  await userEvent.fill(field(t('complaints.fields.handlerName')), 'Marta Gil')
  await userEvent.fill(field(t('complaints.fields.handlerEmail')), 'm@cauce.example')
  await userEvent.fill(field(t('complaints.fields.handlerPhone')), '600123456')
  await send.click()
  // What the API refuses stands at its field too.
  const phone = field(t('complaints.fields.handlerPhone'))
  await expect.element(phone).toHaveAccessibleDescription(t('errors.phone-invalid'))
  network.on(api.complaints.decide, () => complaintOf({ state: 'admissible' }))
  await send.click()
  const sent = { step: 'admit', handlerName: 'Marta Gil', handlerPhone: '600123456', updatedAt: AT }
  await expect.poll(() => network.callsOf(api.complaints.decide).at(-1)).toMatchObject({ body: sent })
  await expect.poll(() => dialog.elements()).toEqual([])
  // The next admission begins with the same contact.
  const next = await stepDialog(t, 'admit')
  await expect.element(next.field(t('complaints.fields.handlerName'))).toHaveValue('Marta Gil')
  await expect.element(next.field(t('complaints.fields.handlerPhone'))).toHaveValue('600123456')
})

test('a delay says why and until when, which is later than before; a day that is none is refused when it is sent', async () => {
  const t = await open({ state: 'admissible', decisionDueOn: '2199-01-10' })
  network.on(api.complaints.decide, () => complaintOf({ state: 'delayed' }))
  const { send, field } = await stepDialog(t, 'delay')
  await send.click()
  const [day, reason] = [field(t('complaints.fields.decisionDueOn')), field(t('complaints.reason'))]
  for (const needed of [day, reason]) await expect.element(needed).toHaveAccessibleDescription(t('errors.required'))
  await userEvent.fill(day, '10/01/2199')
  const earliest = t('errors.date-too-early', { earliest: '11/01/2199' })
  await expect.element(day).toHaveAccessibleDescription(earliest)
  await expect.element(reason).toHaveAccessibleDescription(t('errors.required'))
  await userEvent.fill(reason, 'Falta el banco')
  await userEvent.fill(day, '11/01/21')
  await send.click()
  await expect.element(day).toHaveAccessibleDescription(t('errors.date-invalid'))
  expect(network.callsOf(api.complaints.decide)).toEqual([])
  await userEvent.fill(day, '11/01/2199')
  await send.click()
  const sent = { step: 'delay', dueOn: '2199-01-11', reason: 'Falta el banco' }
  await expect.poll(() => network.callsOf(api.complaints.decide)).toMatchObject([{ body: sent }])
})

test('the decision begins with the draft', async () => {
  const t = await open({ state: 'admissible', draft: 'Le pagamos la mitad.' })
  await page.getByRole('button', { name: t('complaints.decide'), exact: true }).click()
  const answer = page.getByRole('dialog').getByLabelText(t('complaints.fields.answer'), { exact: false })
  await expect.element(answer).toHaveValue('Le pagamos la mitad.')
})

test('managers prepare and write, and have no button that decides', async () => {
  const t = await open({}, 'operator')
  network.on(api.complaints.edit, () => complaintOf({ draft: 'Borrador' }))
  network.on(api.complaints.createMessage, () => complaintOf())
  expect(page.getByRole('button', { name: t('complaints.admit'), exact: true }).elements()).toEqual([])
  await userEvent.fill(page.getByLabelText(t('complaints.fields.draft')), 'Borrador')
  await page.getByRole('button', { name: t('complaints.save'), exact: true }).click()
  await expect.poll(() => network.callsOf(api.complaints.edit)).toMatchObject([{ body: { draft: 'Borrador' } }])
  await userEvent.fill(page.getByLabelText(t('complaints.write')), 'Lo miramos.')
  await page.getByRole('button', { name: t('complaints.send') }).click()
  await expect
    .poll(() => network.callsOf(api.complaints.createMessage))
    .toMatchObject([{ body: { message: 'Lo miramos.', isInternal: false } }])
})

test('a closed complaint takes notes alone', async () => {
  const t = await open({ state: 'closed', dueOn: null, urgency: null })
  await expect.element(page.getByRole('switch', { name: t('complaints.internal') })).toBeChecked()
  await expect.element(page.getByRole('button', { name: t('complaints.saveNote') })).toBeVisible()
})
