import { useLocation } from 'react-admin'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/test-network.ts'
import { renderOffice } from '../../testing/office.tsx'
import { givenTransaction, givenUser, givenWallet, idOf, proofFile } from '@cauce/client/test-records.ts'
import { Inbox } from './inbox.tsx'

const STORED_PROOF = { fileId: idOf(9), name: 'abono.pdf', contentType: 'application/pdf', sizeBytes: 1200 } as const

const incomes = [
  givenTransaction({ transactionId: idOf(701), userName: 'Olga Prat', amount: '250.00' }),
  givenTransaction({ transactionId: idOf(702), userName: 'Marta Sanz', amount: '90.00', document: STORED_PROOF }),
  givenTransaction({ transactionId: idOf(703), userName: 'Iker Ruiz', amount: '40.00', document: STORED_PROOF }),
].map((income, index) => ({ ...income, createdAt: `2026-11-1${index}T09:30:00.000Z` }))

let network: TestNetwork
let waiting: typeof incomes
beforeEach(() => {
  sessionStorage.clear()
  waiting = incomes
  network = testNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const rows = query.get('status') === 'pending' && query.get('type') === 'income' ? waiting : []
    return { data: rows, total: rows.length }
  })
  network.on(api.wallets.read, () => givenWallet({ balance: '1000.00' }))
  network.on(api.users.read, () => givenUser())
})

/** The API decides and the income leaves the queue. */
const decideInOrder = () =>
  network.on(api.transactions.decide, ({ id, body }) => {
    const decided = waiting.find(({ transactionId }) => transactionId === id)!
    waiting = waiting.filter((income) => income !== decided)
    return { ...decided, status: body['status'] as 'completed' | 'rejected' }
  })

const Address = () => <output aria-label="address">{useLocation().search}</output>
const address = page.getByRole('status', { name: 'address' })

async function openInbox() {
  const t = await renderOffice(<Inbox />, network)
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  const approve = (amount: string) =>
    pane.getByRole('button', {
      name: t('backoffice.decision.approveAmount', { amount: formatMoney(amount, { places: 'auto' }) }),
    })
  const titleOf = (name: string) => pane.getByRole('heading', { name: t('backoffice.decision.incomeOf', { name }) })
  await expect.element(titleOf('Olga Prat')).toBeVisible()
  return { t, pane, approve, titleOf }
}

describe('the decision on an income', () => {
  test('shows the balance before and after', async () => {
    const { pane } = await openInbox()
    await expect.element(pane.getByText(formatMoney('1000.00'))).toBeVisible()
    await expect.element(pane.getByText(formatMoney('1250.00'))).toBeVisible()
  })

  test('needs the proof of the bank and the tick; two presses approve once, and the next income is shown', async () => {
    decideInOrder()
    const { t, pane, approve, titleOf } = await openInbox()
    const missing = (what: 'proof' | 'tick') =>
      pane.getByText(t('backoffice.decision.missing', { what: t(`backoffice.decision.${what}`) }))
    await expect.element(approve('250.00')).toBeDisabled()
    await expect.element(missing('proof')).toBeVisible()
    await pane.getByLabelText(t('transactions.fields.document')).upload(proofFile())
    await expect.element(missing('tick')).toBeVisible()
    await expect.element(approve('250.00')).toBeDisabled()
    await pane.getByRole('checkbox', { name: t('backoffice.decision.incomeSeen') }).click()
    await network.whileWaiting(() => approve('250.00').dblClick())
    await expect
      .element(page.getByText(t('backoffice.done.transaction.completed', { name: 'Olga Prat' })))
      .toBeVisible()
    await expect.element(titleOf('Marta Sanz')).toBeVisible()
    const calls = network.callsOf(api.transactions.decide)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ id: idOf(701), body: { status: 'completed', updatedAt: incomes[0]!.updatedAt } })
    expect(calls[0]!.body['file']).toBeInstanceOf(File)
    expect(calls[0]!.idempotencyKey).not.toBeNull()
  })

  test('rejects with a reason only, which is sent as typed', async () => {
    decideInOrder()
    const { t, pane } = await openInbox()
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    const reason = pane.getByRole('textbox', { name: t('transactions.fields.rejectReason') })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(pane.getByText(t('errors.reason-required'))).toBeVisible()
    expect(network.callsOf(api.transactions.decide)).toEqual([])
    await reason.fill('La transferencia no ha llegado')
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await expect.element(page.getByText(t('backoffice.done.transaction.rejected', { name: 'Olga Prat' }))).toBeVisible()
    expect(network.callsOf(api.transactions.decide)).toMatchObject([
      { body: { status: 'rejected', rejectReason: 'La transferencia no ha llegado' } },
    ])
  })

  test('reads why it was refused, keeps the typed reason and offers to read the record again', async () => {
    network.on(api.transactions.decide, () => refusal(409, 'edit-conflict'))
    const { t, pane } = await openInbox()
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    const reason = pane.getByRole('textbox', { name: t('transactions.fields.rejectReason') })
    await reason.fill('Falta el concepto')
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await expect.element(pane.getByText(t('errors.edit-conflict'))).toBeVisible()
    await expect.element(pane.getByRole('button', { name: t('common.reload') })).toBeVisible()
    await expect.element(reason).toHaveValue('Falta el concepto')
  })
})

describe('the address of the inbox', () => {
  const inbox = (
    <>
      <Inbox />
      <Address />
    </>
  )
  const titleIn = (t: Translate, name: string) =>
    page.getByRole('heading', { name: t('backoffice.decision.incomeOf', { name }) })

  test('names the chosen kind and row', async () => {
    const t = await renderOffice(inbox, network)
    await page.getByRole('button', { name: 'Marta Sanz' }).click()
    await expect.element(address).toHaveTextContent(`?item=transactions%2F${idOf(702)}`)
    await page.getByRole('button', { name: `${t('backoffice.inbox.kindsOf.withdraw')} 0` }).click()
    await expect.element(address).toHaveTextContent('?kind=withdraw')
  })

  test('opens the row that it names', async () => {
    const t = await renderOffice(inbox, network, { path: `/?kind=income&item=transactions%2F${idOf(703)}` })
    await expect.element(titleIn(t, 'Iker Ruiz')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: `${t('backoffice.inbox.kindsOf.income')} 3` }))
      .toHaveAttribute('aria-pressed', 'true')
  })

  test('loses a kind that does not exist', async () => {
    await renderOffice(inbox, network, { path: '/?kind=gift' })
    await expect.element(address).toHaveTextContent('')
  })
})

describe('one decision on several incomes', () => {
  const mark = async (t: Awaited<ReturnType<typeof openInbox>>['t'], names: readonly string[]) => {
    for (const name of names)
      await page
        .getByRole('checkbox', {
          name: t('backoffice.inbox.mark', { what: t('backoffice.inbox.kindOf.income'), name }),
        })
        .click()
  }

  test('is sent for each under a key of its own, and what was refused stays with its reason', async () => {
    const { t, pane } = await openInbox()
    await mark(t, ['Marta Sanz', 'Iker Ruiz'])
    network.on(api.transactions.decide, ({ id }) => {
      if (id === idOf(703)) return refusal(403, 'maker-is-checker')
      const decided = waiting.find(({ transactionId }) => transactionId === id)!
      waiting = waiting.filter((income) => income !== decided)
      return { ...decided, status: 'completed' as const }
    })
    await network.whileWaiting(() =>
      pane.getByRole('button', { name: t('backoffice.bulk.approve', { smart_count: 2 }) }).dblClick(),
    )
    await expect.element(page.getByText(t('backoffice.bulk.done', { names: 'Marta Sanz' }))).toBeVisible()
    await expect.element(pane.getByRole('alert')).toHaveTextContent(t('errors.maker-is-checker'))
    await expect.element(pane.getByText('Iker Ruiz', { exact: false })).toBeVisible()
    const calls = network.callsOf(api.transactions.decide)
    expect(calls.map(({ id }) => id)).toEqual([idOf(702), idOf(703)])
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  test('approves no income without a proof', async () => {
    const { t, pane } = await openInbox()
    await mark(t, ['Olga Prat'])
    await pane.getByRole('button', { name: t('backoffice.bulk.approve', { smart_count: 1 }) }).click()
    await expect.element(pane.getByRole('alert')).toHaveTextContent(t('errors.proof-required'))
    expect(network.callsOf(api.transactions.decide)).toEqual([])
  })

  test('rejects all with one reason', async () => {
    decideInOrder()
    const { t, pane } = await openInbox()
    await mark(t, ['Marta Sanz', 'Iker Ruiz'])
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await pane.getByRole('textbox', { name: t('backoffice.bulk.reason') }).fill('Duplicado')
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await expect.element(page.getByText(t('backoffice.bulk.done', { names: 'Marta Sanz; Iker Ruiz' }))).toBeVisible()
    expect(network.callsOf(api.transactions.decide).map(({ body }) => body['rejectReason'])).toEqual([
      'Duplicado',
      'Duplicado',
    ])
  })
})
