import { newNetwork } from '@cauce/client/test-fetch.ts'
import { lostConnection, refusal, type TestNetwork } from '@cauce/client/test-network.ts'
import { givenBankAccount, givenTransaction, givenWallet, idOf, proofFile } from '@cauce/client/test-records.ts'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { messagesOf, translator } from '@cauce/i18n'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WalletTabIsland } from './wallet-tab.tsx'

const t = translator('es')
const wallet = givenWallet({ available: '1000.00' })

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = newNetwork()
  network.on(api.wallets.read, () => wallet)
})

const dialog = page.getByRole('dialog', { name: t('transactions.move.title') })
const amount = dialog.getByRole('textbox', { name: t('transactions.move.amount') })
const calls = () => network.callsOf(api.transactions.create)
const submit = (kind: 'income' | 'withdraw', sent: string) =>
  dialog.getByRole('button', {
    name: t(kind === 'income' ? 'transactions.move.submitIncomeOf' : 'transactions.move.submitWithdrawOf', {
      amount: formatMoney(sent),
    }),
    exact: false,
  })

async function openDialog(kind: 'income' | 'withdraw', isVerified = true) {
  await render(
    <WalletTabIsland
      language="es"
      messages={messagesOf('es')}
      wallet={wallet}
      accounts={[givenBankAccount()]}
      movements={{ filters: {}, rows: [], total: 0 }}
      isVerified={isVerified}
      year={2026}
      opening={{ kind }}
    />,
  )
  await expect.element(dialog).toBeVisible()
}

describe('a deposit', () => {
  test('is asked for once with its proof, however often the button is pressed', async () => {
    network.on(api.transactions.create, () => givenTransaction({ amount: '400.00' }))
    await openDialog('income')
    await amount.fill('400')
    await dialog.getByLabelText(t('transactions.move.proof'), { exact: false }).upload(proofFile())
    await network.whileWaiting(() => submit('income', '400.00').dblClick())
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls()).toHaveLength(1)
    expect(calls()[0]).toMatchObject({ body: { type: 'income', amount: '400.00', bankAccountId: idOf(40) } })
    expect(calls()[0]!.body['file']).toBeInstanceOf(File)
    expect(calls()[0]!.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is sent again under the same key after a lost connection, with what was typed', async () => {
    network.on(api.transactions.create, lostConnection)
    await openDialog('income')
    await amount.fill('400')
    await submit('income', '400.00').click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(amount).toHaveValue('400,00')
    network.on(api.transactions.create, () => givenTransaction({ amount: '400.00' }))
    await submit('income', '400.00').click()
    await expect.element(dialog).not.toBeInTheDocument()
    const [first, second] = calls()
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
    expect(second!.body).toEqual(first!.body)
  })
})

describe('a withdrawal', () => {
  test('shows what is available now and after it', async () => {
    await openDialog('withdraw')
    await amount.fill('250,50')
    await expect.element(dialog.getByText(formatMoney('1000.00')).first()).toBeVisible()
    await expect.element(dialog.getByText(formatMoney('749.50'))).toBeVisible()
  })

  test('of more than is available is refused at the field, and nothing is sent', async () => {
    await openDialog('withdraw')
    await amount.fill('1500')
    await dialog.getByRole('button', { name: t('transactions.move.submitWithdraw'), exact: false }).click()
    await expect.element(amount).toBeInvalid()
    await expect.element(amount).toHaveValue('1.500,00')
    expect(calls()).toEqual([])
  })

  test('that the API refuses keeps what was typed, and the next one has a new key', async () => {
    network.on(api.transactions.create, () => refusal(422, 'input-invalid', { amount: 'above-available-balance' }))
    await openDialog('withdraw')
    await amount.fill('250')
    await submit('withdraw', '250.00').click()
    await expect.element(amount).toBeInvalid()
    await expect.element(amount).toHaveValue('250,00')
    network.on(api.transactions.create, () => givenTransaction({ type: 'withdraw' }))
    await amount.fill('200')
    await submit('withdraw', '200.00').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(new Set(calls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  test('needs a verified identity', async () => {
    await openDialog('withdraw', false)
    await expect.element(dialog.getByRole('link', { name: t('transactions.move.toIdentity') })).toBeVisible()
    await expect.element(amount).not.toBeInTheDocument()
  })
})
