import { formatMoney } from '@cauce/format/money.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

const incomes = [
  givenTransaction({ transactionId: idOf(701), userName: 'Olga Prat', amount: '250.00' }),
  givenTransaction({ transactionId: idOf(702), userName: 'Marta Sanz', amount: '90.00' }),
].map((income, index) => ({ ...income, createdAt: `2026-11-1${index}T09:30:00.000Z` }))

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  let waiting = incomes
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const rows = query.get('status') === 'pending' && query.get('type') === 'income' ? waiting : []
    return { data: rows, total: rows.length }
  })
  network.on(api.transactions.decide, ({ id }) => {
    const decided = waiting.find(({ transactionId }) => transactionId === id)!
    waiting = waiting.filter((income) => income !== decided)
    return { ...decided, status: 'rejected' as const }
  })
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
})

async function openInbox() {
  const t = await renderOffice(<Inbox />, network)
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  const titleOf = (name: string) => pane.getByRole('heading', { name: t('backoffice.decision.incomeOf', { name }) })
  await expect.element(titleOf('Olga Prat')).toBeVisible()
  expect(network.callsOf(api.claims.hold)).toEqual([])
  await page.getByRole('button', { name: 'Olga Prat' }).click()
  return { t, pane, titleOf }
}

describe('what a colleague has open', () => {
  const claimOf = (values: object = {}) => ({
    claimId: idOf(900),
    recordId: idOf(701),
    kind: 'income' as const,
    userId: idOf(2),
    userName: 'Bea Soto',
    claimedAt: new Date(Date.now() - 125_000).toISOString(),
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    ...values,
  })
  const own = { claimId: idOf(901), userId: ADMINISTRATOR_ID, userName: 'Eva Gil' }

  test('is marked in the queue and named in the pane, and can be taken over', async () => {
    network.on(api.claims.list, () => ({ data: [claimOf()], total: 1 }))
    network.on(api.claims.hold, ({ body }) => claimOf(body['isTakenOver'] === true ? own : {}))
    const { t, pane } = await openInbox()
    const mark = page.getByText(t('backoffice.inbox.openBy', { name: 'Bea Soto' }))
    await expect.element(mark).toBeVisible()
    const notice = pane.getByText(/^Bea Soto .*2 min/)
    await expect.element(notice).toBeVisible()
    network.on(api.claims.list, () => ({ data: [claimOf(own)], total: 1 }))
    await pane.getByRole('button', { name: t('backoffice.inbox.takeOver') }).click()
    await expect.element(notice).not.toBeInTheDocument()
    await expect.element(mark).not.toBeInTheDocument()
  })

  test('does not keep anyone from deciding', async () => {
    network.on(api.claims.hold, () => claimOf())
    const { t, pane } = await openInbox()
    await expect.element(pane.getByText(/^Bea Soto/)).toBeVisible()
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await pane.getByRole('textbox', { name: t('transactions.fields.rejectReason') }).fill('No ha llegado')
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await expect
      .element(
        page.getByText(t('backoffice.done.transaction.rejected', { name: 'Olga Prat', amount: formatMoney('250.00') })),
      )
      .toBeVisible()
  })

  test('is claimed by choosing it and not before, and given up by opening another', async () => {
    network.on(api.claims.hold, ({ body }) => claimOf({ ...own, recordId: body['recordId'] }))
    network.on(api.claims.list, () => ({ data: [claimOf(own)], total: 1 }))
    network.on(api.claims.release, () => new Response(null, { status: 204 }))
    const { titleOf } = await openInbox()
    await expect
      .poll(() => network.callsOf(api.claims.hold).map(({ body }) => body))
      .toEqual([{ kind: 'income', recordId: idOf(701) }])
    await page.getByRole('button', { name: 'Marta Sanz' }).click()
    await expect.element(titleOf('Marta Sanz')).toBeVisible()
    await expect.poll(() => network.callsOf(api.claims.release).map(({ id }) => id)).toEqual([idOf(901)])
    const claimed = () => network.callsOf(api.claims.hold).map(({ body }) => body['recordId'])
    await expect.poll(claimed).toEqual([idOf(701), idOf(702)])
  })

  test('says to oneself that colleagues see it, and is let go and claimed again', async () => {
    network.on(api.claims.hold, () => claimOf(own))
    network.on(api.claims.list, () => ({ data: [claimOf(own)], total: 1 }))
    network.on(api.claims.release, () => new Response(null, { status: 204 }))
    const { t, pane } = await openInbox()
    const notice = pane.getByText(t('backoffice.inbox.heldByYou'))
    await expect.element(notice).toBeVisible()
    await pane.getByRole('button', { name: t('backoffice.inbox.letGo') }).click()
    await expect.element(pane.getByText(t('backoffice.inbox.heldByNobody'))).toBeVisible()
    await expect.element(notice).not.toBeInTheDocument()
    await expect.poll(() => network.callsOf(api.claims.release).map(({ id }) => id)).toEqual([idOf(901)])
    expect(network.callsOf(api.claims.hold)).toHaveLength(1)
    await pane.getByRole('button', { name: t('backoffice.inbox.claimAgain') }).click()
    await expect.element(notice).toBeVisible()
    expect(network.callsOf(api.claims.hold)).toHaveLength(2)
  })

  test('is said of marked rows too, which are claimed one by one', async () => {
    network.on(api.claims.hold, ({ body }) =>
      claimOf(body['recordId'] === idOf(702) ? { recordId: idOf(702) } : { ...own, recordId: idOf(701) }),
    )
    const { t, pane } = await openInbox()
    const what = t('backoffice.inbox.kindOf.income')
    for (const name of ['Olga Prat', 'Marta Sanz'])
      await page.getByRole('checkbox', { name: t('backoffice.inbox.mark', { what, name }) }).click()
    const row = (name: string) => pane.getByRole('listitem').filter({ hasText: name })
    await expect.element(row('Marta Sanz').getByText(t('backoffice.inbox.openBy', { name: 'Bea Soto' }))).toBeVisible()
    await expect.element(row('Olga Prat').getByText(/Bea Soto/)).not.toBeInTheDocument()
    expect(new Set(network.callsOf(api.claims.hold).map(({ body }) => body['recordId']))).toEqual(
      new Set([idOf(701), idOf(702)]),
    )
  })
})
