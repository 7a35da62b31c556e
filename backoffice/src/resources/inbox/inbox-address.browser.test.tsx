import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { Address, address } from '../../../testing/address.tsx'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

const incomes = ['Olga Prat', 'Marta Sanz', 'Iker Ruiz'].map((userName, index) =>
  givenTransaction({
    transactionId: idOf(701 + index),
    userName,
    amount: ['250.00', '90.00', '40.00'][index]!,
    createdAt: `2026-11-1${index}T09:30:00.000Z`,
  }),
)

let network: TestNetwork
let waiting: typeof incomes
beforeEach(() => {
  sessionStorage.clear()
  waiting = incomes
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const rows = query.get('status') === 'pending' && query.get('type') === 'income' ? waiting : []
    return { data: rows, total: rows.length }
  })
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
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
    await userEvent.keyboard('k')
    await expect.element(page.getByRole('button', { name: 'Olga Prat' })).toHaveFocus()
    await page.getByRole('button', { name: `${t('backoffice.inbox.kindsOf.income')} 3` }).click()
    await expect.element(address).toHaveTextContent('?kind=income')
  })

  test('leads to a kind of which nothing waits, whose chip is left out else', async () => {
    const t = await renderOffice(inbox, network, { path: '/?kind=withdraw' })
    const chip = (kind: 'income' | 'withdraw', total: number) =>
      page.getByRole('button', { name: `${t(`backoffice.inbox.kindsOf.${kind}`)} ${total}`, exact: true })
    await expect.element(chip('withdraw', 0)).toHaveAttribute('aria-pressed', 'true')
    await chip('income', 3).click()
    await expect.element(chip('income', 3)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(chip('withdraw', 0)).not.toBeInTheDocument()
  })

  test('opens the row that it names', async () => {
    const t = await renderOffice(inbox, network, { path: `/?kind=income&item=transactions%2F${idOf(703)}` })
    await expect.element(titleIn(t, 'Iker Ruiz')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: `${t('backoffice.inbox.kindsOf.income')} 3` }))
      .toHaveAttribute('aria-pressed', 'true')
  })

  test('opens a row past the first hundred', async () => {
    waiting = Array.from({ length: 120 }, (_, index) =>
      givenTransaction({
        transactionId: idOf(701 + index),
        userName: `Persona ${index + 1}`,
        createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
      }),
    )
    const t = await renderOffice(inbox, network, { path: `/?item=transactions%2F${idOf(820)}` })
    await expect.element(titleIn(t, 'Persona 120')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Persona 100', exact: true })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Persona 120', exact: true })).not.toBeInTheDocument()
  })

  test('keeps what is searched for, and shows the same after a reload', async () => {
    const t = await renderOffice(inbox, network)
    const search = page.getByRole('searchbox', { name: t('backoffice.inbox.search') })
    await search.fill('sanz 90')
    await expect.element(address).toHaveTextContent('?search=sanz+90')
    await expect.element(page.getByRole('button', { name: 'Olga Prat' })).not.toBeInTheDocument()
    await expect.element(titleIn(t, 'Marta Sanz')).toBeVisible()
    await expect
      .element(page.getByText(t('backoffice.inbox.found', { smart_count: 1 }), { exact: false }))
      .toBeVisible()
    await search.fill('nadie')
    await expect.element(page.getByText(t('backoffice.inbox.noMatch'))).toBeVisible()
  })

  test('opens a search and what waits for the signature of the reader', async () => {
    const firstApproval = {
      adminId: idOf(2),
      adminName: 'Bea Soto',
      approvedAt: '2026-11-18T09:30:00.000Z',
      expiresAt: '2099-11-20T09:30:00.000Z',
    }
    waiting = incomes.map((income, index) => ({ ...income, firstApproval: index < 2 ? firstApproval : null }))
    const t = await renderOffice(inbox, network, { path: '/?search=sanz&signature=mine' })
    const chip = (count: number) => page.getByRole('button', { name: `${t('backoffice.inbox.mySignature')} ${count}` })
    await expect.element(chip(1)).toHaveAttribute('aria-pressed', 'true')
    const search = page.getByRole('searchbox', { name: t('backoffice.inbox.search') })
    await expect.element(search).toHaveValue('sanz')
    await expect.element(titleIn(t, 'Marta Sanz')).toBeVisible()
    await search.fill('')
    await expect.element(address).toHaveTextContent('?signature=mine')
    await expect.element(page.getByRole('button', { name: 'Olga Prat' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Iker Ruiz' })).not.toBeInTheDocument()
    await chip(2).click()
    await expect.element(address).toHaveTextContent('')
    await expect.element(page.getByRole('button', { name: 'Iker Ruiz' })).toBeVisible()
  })

  test.each([
    { kind: 'ticket', kept: '?kind=ticket' },
    { kind: 'income', kept: '' },
  ])('of a manager with $kind reads «$kept»', async ({ kind, kept }) => {
    await renderOffice(inbox, network, { role: 'operator', path: `/?kind=${kind}` })
    await expect.poll(() => network.callsOf(api.inbox.list).length).toBeGreaterThan(0)
    await expect.element(address).toHaveTextContent(kept)
  })
})
