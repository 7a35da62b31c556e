import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import type { ExaminationAccess } from '../../providers/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { waitingAccess as asked } from '../../../testing/access.ts'
import { Inbox } from './inbox.tsx'

let network: TestNetwork
let accesses: ExaminationAccess[]
beforeEach(() => {
  sessionStorage.clear()
  accesses = [asked]
  network = inboxNetwork()
  network.on(api.examinationAccesses.readAll, () => ({ accesses, isAlone: false }))
  network.on(api.examinationAccesses.step, ({ body }) => {
    const state = body['action'] === 'grant' ? 'granted' : 'refused'
    const decided: ExaminationAccess = { ...asked, state, decidedBy: ADMINISTRATOR_ID, decidedByName: 'Eva Gil' }
    accesses = [decided]
    return decided
  })
})

async function openInbox(actor: Parameters<typeof renderOffice>[2] = {}) {
  const t = await renderOffice(<Inbox />, network, actor)
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  return { t, pane, title: pane.getByRole('heading', { name: t('examinations.asks', { name: 'Teresa Olmedo' }) }) }
}

describe('a request for access to the examinations', () => {
  test('says who asks, what for and since when, and a double click gives access once', async () => {
    const { t, pane, title } = await openInbox()
    await expect.element(title).toBeVisible()
    await expect.element(pane.getByText('Revisión del trimestre')).toBeVisible()
    await expect.element(pane.getByText('20/11/2026', { exact: false })).toBeVisible()
    await pane.getByRole('button', { name: t('examinations.grant') }).click()
    const dialog = page.getByRole('dialog', { name: t('examinations.grantTitle', { name: 'Teresa Olmedo' }) })
    const confirm = dialog.getByRole('button', { name: t('examinations.grant') })
    await network.pressTwice(confirm)
    await expect.element(page.getByText(t('examinations.granted'))).toBeVisible()
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
    const calls = network.callsOf(api.examinationAccesses.step)
    expect(calls.map(({ id, body }) => ({ id, body }))).toEqual([{ id: idOf(70), body: { action: 'grant' } }])
  })

  test('is refused from the keyboard, after a question', async () => {
    const { t, title } = await openInbox()
    await expect.element(title).toBeVisible()
    await userEvent.keyboard('r')
    const dialog = page.getByRole('dialog', { name: t('examinations.refuseTitle', { name: 'Teresa Olmedo' }) })
    expect(network.callsOf(api.examinationAccesses.step)).toEqual([])
    await dialog.getByRole('button', { name: t('examinations.refuse') }).click()
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
    expect(network.callsOf(api.examinationAccesses.step)[0]!.body).toEqual({ action: 'refuse' })
  })

  test('that another administrator has decided says so, and leaves the queue', async () => {
    const { t, title } = await openInbox()
    await expect.element(title).toBeVisible()
    network.on(api.examinationAccesses.step, () => refusal(409, 'state-forbids', {}, { state: 'granted' }))
    await userEvent.keyboard('a')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('examinations.grant') }).click()
    await expect
      .element(dialog.getByText(t('errors.state-forbids', { state: t('errorWords.state.granted') })))
      .toBeVisible()
    accesses = []
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
  })
})
