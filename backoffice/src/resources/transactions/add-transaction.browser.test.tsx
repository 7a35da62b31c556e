import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { lostConnection, refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { givenBankAccount, givenTransaction, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { givenSettings } from '@cauce/client/testing/settings.ts'
import { AddTransactionButton } from './add-transaction.tsx'

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = testNetwork()
  network.on(api.bankAccounts.list, () => ({ data: [givenBankAccount()], total: 1 }))
  network.on(api.settings.read, () => givenSettings())
})

const wallet = { ...givenWallet({ balance: '1000.00', available: '200.00' }), id: idOf(70) }

async function openDialog(type: 'income' | 'withdraw') {
  const t = await renderOffice(<AddTransactionButton type={type} wallet={wallet} />, network)
  await page.getByRole('button', { name: t(`backoffice.addTransaction.${type}`) }).click()
  const dialog = page.getByRole('dialog', { name: t(`backoffice.addTransaction.${type}Title`, { name: 'Olga Prat' }) })
  const amount = dialog.getByRole('textbox', { name: t('transactions.fields.amount') })
  const account = dialog.getByRole('combobox', { name: t('transactions.fields.bankAccountId') })
  const chooseAccount = async () => {
    await account.click()
    await page.getByRole('option', { name: /^Nómina/ }).click()
  }
  const submit = (label: string) => dialog.getByRole('button', { name: label })
  const withAmount = (sent: string) =>
    t(`backoffice.addTransaction.${type}Amount`, { amount: formatMoney(sent, { places: 'auto' }) })
  return { t, dialog, amount, account, chooseAccount, submit, withAmount }
}

describe('what was typed', () => {
  test('is not lost without a question', async () => {
    const { t, dialog, amount } = await openDialog('income')
    const question = page.getByRole('dialog', { name: t('backoffice.unsaved.title') })
    await amount.fill('250,50')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: t('backoffice.unsaved.stay') }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(amount).toHaveValue('250,50')
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    await question.getByRole('button', { name: t('backoffice.unsaved.leave') }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(network.callsOf(api.transactions.create)).toEqual([])
  })

  test('is asked about only where there is something', async () => {
    const { t, dialog } = await openDialog('income')
    const question = page.getByRole('dialog', { name: t('backoffice.unsaved.title') })
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(question).not.toBeInTheDocument()
  })
})

describe('an administrator who adds an income', () => {
  test('sends it once, however often the button is pressed', async () => {
    network.on(api.transactions.create, () => givenTransaction({ amount: '250.00', issuerName: 'admin-backoffice' }))
    const { t, dialog, amount, chooseAccount, submit, withAmount } = await openDialog('income')
    await amount.fill('250')
    await chooseAccount()
    await network.pressTwice(submit(withAmount('250.00')), () => userEvent.keyboard('{Enter}'))
    await expect.element(page.getByText(t('backoffice.addTransaction.incomeDone', { name: 'Olga Prat' }))).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const calls = network.callsOf(api.transactions.create)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      body: { walletId: wallet.walletId, type: 'income', amount: '250.00', bankAccountId: idOf(40) },
    })
    expect(calls[0]!.idempotencyKey).not.toBeNull()
  })

  test('repeats it under the same key after a lost connection, with what was typed', async () => {
    network.on(api.transactions.create, lostConnection)
    const { t, dialog, amount, chooseAccount, submit, withAmount } = await openDialog('income')
    await amount.fill('250')
    await chooseAccount()
    await submit(withAmount('250.00')).click()
    await expect.element(dialog.getByText(t('backoffice.addTransaction.uncertain'), { exact: false })).toBeVisible()
    await expect.element(amount).toBeDisabled()
    await expect.element(amount).toHaveValue('250,00')
    network.on(api.transactions.create, () => givenTransaction())
    await submit(t('common.retry')).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const [first, second] = network.callsOf(api.transactions.create)
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
    expect(second!.body).toEqual(first!.body)
  })

  test('reads a refusal at its field, and a new try has a new key', async () => {
    network.on(api.transactions.create, () => refusal(422, 'input-invalid', { amount: 'amount-invalid' }))
    const { t, dialog, amount, chooseAccount, submit, withAmount } = await openDialog('income')
    await amount.fill('250')
    await chooseAccount()
    await submit(withAmount('250.00')).click()
    await expect.element(amount).toHaveAccessibleDescription(t('errors.amount-invalid'))
    await expect.element(amount).toHaveValue('250,00')
    network.on(api.transactions.create, () => givenTransaction())
    await amount.fill('300')
    await submit(withAmount('300.00')).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const keys = network.callsOf(api.transactions.create).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })
})

test.each([
  { typed: '5000,01', code: 'above-income-maximum', maximum: '5000.00' },
  { typed: '3000,01', code: 'above-wallet-maximum', maximum: '3000.00' },
] as const)('an income of $typed is refused at the field, and nothing is sent', async ({ typed, code, maximum }) => {
  const { t, amount, account, submit, withAmount } = await openDialog('income')
  await amount.fill(typed)
  const words = t(`errors.${code}`, { maximum: formatMoney(maximum) })
  // The dialog does not wait for the limits. Without an account nothing is sent, however often it is submitted.
  await expect
    .poll(async () => {
      await submit(withAmount(typed.replace(',', '.'))).click()
      return page.getByText(words).elements().length
    })
    .toBe(1)
  await expect.element(amount).toHaveAccessibleDescription(words)
  await expect.element(account).toHaveAccessibleDescription(t('errors.required'))
  await amount.fill('3000')
  await expect.element(amount).not.toHaveAccessibleDescription()
  expect(network.callsOf(api.transactions.create)).toEqual([])
})

test('a customer without a validated bank account is refused at the field', async () => {
  network.on(api.bankAccounts.list, () => ({ data: [], total: 0 }))
  const { t, account } = await openDialog('income')
  await expect.element(account).toHaveAccessibleDescription(t('backoffice.bankAccounts.noneValid'))
})

describe('a withdrawal that an administrator adds', () => {
  test('of more than is available is refused at the field, and nothing is sent', async () => {
    network.on(api.transactions.create, () => givenTransaction({ type: 'withdraw' }))
    const { t, dialog, amount, account, chooseAccount, submit, withAmount } = await openDialog('withdraw')
    await expect
      .element(amount)
      .toHaveAccessibleDescription(t('transactions.move.availableIs', { amount: formatMoney('200.00') }))
    await amount.fill('200,01')
    await expect.element(dialog.getByText(t('transactions.move.notEnough'))).toBeVisible()
    await submit(withAmount('200.01')).click()
    await expect
      .element(amount)
      .toHaveAccessibleDescription(t('errors.above-available-balance', { available: formatMoney('200.00') }))
    await expect.element(account).toHaveAccessibleDescription(t('errors.required'))
    await chooseAccount()
    await submit(withAmount('200.01')).click()
    expect(network.callsOf(api.transactions.create)).toEqual([])
    await amount.fill('200')
    await expect.element(dialog.getByText(formatMoney('800.00'))).toBeVisible()
    await submit(withAmount('200.00')).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(network.callsOf(api.transactions.create)).toHaveLength(1)
  })
})
