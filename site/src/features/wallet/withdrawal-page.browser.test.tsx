import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { lostConnection, refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenWallet } from '@cauce/client/testing/records.ts'
import { givenTransfer } from '@cauce/client/testing/transfers.ts'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import type { Transaction } from './movement-filters.ts'
import { WithdrawalPageIsland } from './withdrawal-page.tsx'
import { $wallet } from './wallet.store.ts'

const t = translator('es')
const bankAccount = { alias: 'Nómina', account: 'ES9121000418450200051332' }
const pending = givenTransaction({ type: 'withdraw', amount: '1000.00', bankAccount })
const at = (...args: Parameters<typeof givenTransfer>): Transaction => ({
  ...pending,
  status: 'completed',
  transfer: givenTransfer(...args),
})

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  $wallet.set(null)
  network = newNetwork()
  network.on(api.wallets.read, () => givenWallet({ available: '4820.50' }))
})

const open = (withdrawal: Transaction) =>
  render(
    <WithdrawalPageIsland
      language="es"
      messages={pick('es', WithdrawalPageIsland.nouns)}
      withdrawal={withdrawal}
      wallet={givenWallet({ available: '3820.50', reserved: '1000.00' })}
    />,
  )
const stages = page.getByRole('list', { name: t('withdrawals.stagesTitle') }).getByRole('listitem')
const heading = page.getByRole('heading', { name: t('withdrawals.stagesTitle') })
const state = page.getByRole('status')
const cancel = page.getByRole('button', { name: t('transactions.cancel.submitWithdraw'), exact: true })
const asking = page.getByRole('dialog', { name: t('transactions.cancel.withdrawTitle') })
const confirm = asking.getByRole('button', { name: t('transactions.cancel.submitWithdraw'), exact: false })
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

describe('a withdrawal', () => {
  test.each([
    ['refused', 'AC04', 'la cuenta está cancelada', true],
    ['returned', 'MS02', 'el titular no la acepta', false],
    ['returned', 'XX99', 'el banco da el código XX99', false],
  ] as const)(
    'that the bank %s for %s says why, where the money is, and what to do',
    async (stage, code, words, isFault) => {
      await open(at(stage, { reasonCode: code }))
      await expect.element(page.getByText(t('withdrawals.reason', { reason: words }), { exact: false })).toBeVisible()
      const about = t(`withdrawals.about.${stage}`, { amount: formatMoney('1000.00') })
      await expect.element(page.getByText(about)).toBeVisible()
      await expect.element(page.getByRole('link', { name: t('withdrawals.again') })).toBeVisible()
      expect(page.getByRole('link', { name: t('withdrawals.toAccounts') }).elements()).toHaveLength(isFault ? 1 : 0)
      // The expected day has passed.
      expect(document.body.textContent).not.toContain(t('withdrawals.bankPaysOn', { date: '' }))
    },
  )

  test('refused by the bank is not shown as paid', async () => {
    await open(at('refused', { reasonCode: 'AC04' }))
    await expect.element(stages.nth(4)).toHaveTextContent(`Pagada, ${t('withdrawals.mark.never')}`)
  })

  test.each([
    ['an administrator rejected', { ...pending, status: 'rejected', rejectReason: 'No es su cuenta' }],
    ['an administrator cancelled', at('cancelled', { cancelReason: 'No es su cuenta' })],
  ] as const)('that %s says the reason', async (_who, withdrawal) => {
    await open(withdrawal)
    await expect.element(page.getByText(t('withdrawals.reason', { reason: 'No es su cuenta' }))).toBeVisible()
  })

  test('entered by an administrator cannot be cancelled by the customer', async () => {
    await open({ ...at('batched'), issuerName: 'admin-backoffice' })
    await expect.element(state).toHaveTextContent(t('withdrawals.state.batched'))
    await expect.element(cancel).not.toBeInTheDocument()
    await expect.element(page.getByText(t('withdrawals.cancelUntil'))).not.toBeInTheDocument()
  })
})

describe('its cancellation', () => {
  test.each([
    [
      'a request',
      pending,
      api.transactions.cancel,
      { ...pending, status: 'rejected', cancelledAt: '2026-11-18T10:00:00.000Z' },
    ],
    ['a transfer in a draft', at('batched'), api.transactions.cancelTransfer, at('cancelled')],
  ] as const)('of %s is sent once, and the page shows it with the wallet', async (_what, before, endpoint, after) => {
    network.on(endpoint, () => after)
    network.on(api.transactions.read, () => after)
    await open(before)
    await cancel.click()
    await network.pressTwice(confirm)
    await expect.element(asking).not.toBeInTheDocument()
    expect(network.callsOf(endpoint)).toHaveLength(1)
    await expect.element(state).toHaveTextContent(t('withdrawals.state.cancelled'))
    await expect.element(heading).toHaveFocus()
    await expect.element(cancel).not.toBeInTheDocument()
    await expect.element(page.getByText(formatMoney('4820.50')).first()).toBeVisible()
  })

  test('too late is refused in the dialog, and the page shows the reason', async () => {
    network.on(api.transactions.cancelTransfer, () => refusal(409, 'state-forbids', {}, { state: 'released' }))
    network.on(api.transactions.read, () => at('released'))
    await open(at('batched'))
    await cancel.click()
    await confirm.click()
    await expect.element(asking.getByRole('alert')).toBeVisible()
    await asking.getByRole('button', { name: t('transactions.cancel.keep') }).click()
    await expect.element(state).toHaveTextContent(t('withdrawals.state.released'))
    await expect.element(cancel).not.toBeInTheDocument()
  })

  test('in another tab is shown when this tab becomes visible', async () => {
    network.on(api.transactions.read, () => at('cancelled'))
    await open(at('approved'))
    await expect.element(cancel).toBeVisible()
    comeBack()
    await expect.element(state).toHaveTextContent(t('withdrawals.state.cancelled'))
    await expect.element(cancel).not.toBeInTheDocument()
  })

  test('without a connection marks the page as possibly stale until the next success', async () => {
    network.on(api.transactions.read, lostConnection)
    await open(at('sent'))
    comeBack()
    await expect.element(page.getByRole('alert')).toHaveTextContent(t('withdrawals.refreshFailed'))
    await expect.element(state).toHaveTextContent(t('withdrawals.state.sent'))
    network.on(api.transactions.read, () => at('executed'))
    comeBack()
    await expect.element(state).toHaveTextContent(t('withdrawals.state.executed'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
