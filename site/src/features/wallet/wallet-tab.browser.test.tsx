import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { lostConnection, refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenBankAccount, givenTransaction, givenWallet, idOf, proofFile } from '@cauce/client/testing/records.ts'
import { api } from '@cauce/contract'
import { formatDate, formatMoney, maskIbanShort } from '@cauce/format'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { $codeRequest } from '../auth/step-up.store.ts'
import { WalletTabIsland } from './wallet-tab.tsx'
import { $wallet } from './wallet.store.ts'

const t = translator('es')
const wallet = givenWallet({ available: '1000.00' })

const INSTRUCTIONS = {
  beneficiary: 'Cauce Financiación Participativa, S. L.',
  iban: 'ES9121000418450200051332',
  bic: 'CAUCESM1XXX',
  bankName: 'Banco de la Ribera',
  reference: 'RF69CAU000017',
  amount: '400.00',
  expiresAt: null,
  isSandbox: false,
  qrText: 'BCD\n002\n1\nSCT\nCAUCESM1XXX\nCauce\nES9121000418450200051332\nEUR400.00\n\nRF69CAU000017',
}
const destination = page.getByRole('dialog', { name: t('deposits.sendTitle', { amount: formatMoney('400.00') }) })

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  $wallet.set(null)
  $codeRequest.get()?.settle(false)
  network = newNetwork()
  network.on(api.wallets.read, () => wallet)
  network.on(api.deposits.instructions, () => INSTRUCTIONS)
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

const openDialog = async (kind: 'income' | 'withdraw', isVerified = true) => {
  await renderTab({ isVerified, opening: { kind } })
  await expect.element(dialog).toBeVisible()
}

type Tab = Partial<React.ComponentProps<typeof WalletTabIsland>>

const renderTab = (props: Tab) =>
  render(
    <WalletTabIsland
      language="es"
      messages={pick('es', WalletTabIsland.nouns)}
      wallet={wallet}
      accounts={[givenBankAccount()]}
      movements={{ filters: {}, rows: [], total: 0 }}
      isVerified
      isEmailConfirmed
      isDeclarationOwed={false}
      owedText={undefined}
      settings={{ maximumIncome: '5000.00', maximumWallet: '9000.00' }}
      year={2026}
      opening={null}
      {...props}
    />,
  )

describe('a deposit', () => {
  test('a double click requests it once, with its proof', async () => {
    network.on(api.transactions.create, () => givenTransaction({ amount: '400.00' }))
    await openDialog('income')
    await amount.fill('400')
    await dialog.getByLabelText(t('transactions.move.proof'), { exact: false }).upload(proofFile())
    await network.pressTwice(submit('income', '400.00'))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls()).toHaveLength(1)
    expect(calls()[0]).toMatchObject({ body: { type: 'income', amount: '400.00', bankAccountId: idOf(40) } })
    expect(calls()[0]!.body['file']).toBeInstanceOf(File)
    expect(calls()[0]!.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is not sent with a refused proof, which replaces the chosen one and can be removed', async () => {
    network.on(api.transactions.create, () => givenTransaction({ amount: '400.00' }))
    await openDialog('income')
    await amount.fill('400')
    const proof = dialog.getByLabelText(t('transactions.move.proof'), { exact: false })
    await proof.upload(proofFile())
    await proof.upload(new File(['MZ'], 'x.exe', { type: 'application/x-msdownload' }))
    await expect.element(proof).toBeInvalid()
    await expect.element(dialog.getByText('abono.pdf')).not.toBeInTheDocument()
    await submit('income', '400.00').click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    expect(calls()).toEqual([])
    await dialog.getByRole('button', { name: t('forms.removeFile', { name: 'x.exe' }) }).click()
    await expect.element(proof).toBeValid()
    await submit('income', '400.00').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls()[0]!.body['file']).toBeUndefined()
  })

  test('opened by a link leaves the address once it is sent, so that a reload does not repeat it', async () => {
    const before = location.href
    history.replaceState(null, '', '?tab=wallet&move=income&amount=400.00')
    network.on(api.transactions.create, () => givenTransaction({ amount: '400.00' }))
    await renderTab({ opening: { kind: 'income', amount: '400.00' } })
    await submit('income', '400.00').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(location.search).toBe('?tab=wallet')
    history.replaceState(null, '', before)
  })

  test.each([
    { sent: '5000,01', words: 'Un ingreso puede ser de 5.000,00\u00A0€ como máximo.', held: '1000.00' },
    { sent: '2000,01', words: 'solo admite 2.000,00\u00A0€ más', held: '7000.00' },
  ])(
    'of $sent with $held in the wallet is refused at the field, and nothing is sent',
    async ({ sent, words, held }) => {
      await renderTab({ wallet: givenWallet({ balance: held, available: held }), opening: { kind: 'income' } })
      await amount.fill(sent)
      await dialog.getByRole('button', { name: t('transactions.move.submitIncome'), exact: false }).click()
      await expect.element(amount).toBeInvalid()
      await expect.element(dialog.getByText(words, { exact: false }).first()).toBeVisible()
      expect(calls()).toEqual([])
    },
  )

  test('is resent under the same key after a lost connection, with the typed values', async () => {
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

describe('where to send a deposit', () => {
  const COPIED = {
    beneficiary: INSTRUCTIONS.beneficiary,
    iban: INSTRUCTIONS.iban,
    bic: INSTRUCTIONS.bic,
    amount: '400,00',
    reference: INSTRUCTIONS.reference,
  }

  test('is shown after the request, with a QR code and copy buttons without spaces', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    network.on(api.transactions.create, () => givenTransaction({ amount: '400.00' }))
    await openDialog('income')
    await amount.fill('400')
    await submit('income', '400.00').click()
    await expect.element(destination.getByText('RF69 CAU0 0001 7')).toBeVisible()
    await expect.element(destination.getByRole('img', { name: t('deposits.qr') })).toBeVisible()
    // Shown on one line (no-break spaces), copied as written.
    expect(destination.element().textContent).toContain('Participativa, S.\u00A0L.')
    for (const name of ['beneficiary', 'iban', 'bic', 'amount', 'reference'] as const) {
      await destination.getByRole('button', { name: t(`deposits.copyOf.${name}`) }).click()
      expect(written).toHaveBeenLastCalledWith(COPIED[name])
    }
    await destination.getByRole('button', { name: t('deposits.close') }).click()
    await expect.element(destination).not.toBeInTheDocument()
  })

  test('shows the next steps and the cancellation', async () => {
    const announced = givenTransaction({ amount: '400.00' })
    await renderTab({ movements: { filters: {}, rows: [announced], total: 1 } })
    await page.getByRole('button', { name: t('deposits.showOf', { amount: formatMoney('400.00') }) }).click()
    const steps = destination.getByRole('list', { name: t('deposits.steps.title') }).getByRole('listitem')
    await expect.element(steps.first().getByText(t('deposits.steps.send'))).toBeVisible()
    expect(steps.elements()).toHaveLength(3)
    await destination.getByRole('button', { name: t('deposits.cancel') }).click()
    const question = page.getByRole('dialog', { name: t('transactions.cancel.incomeTitle') })
    await expect.element(question).toBeVisible()
    await expect.element(destination).not.toBeInTheDocument()
    network.on(api.transactions.cancel, () => givenTransaction({ amount: '400.00', status: 'rejected' }))
    await question.getByRole('button', { name: t('transactions.cancel.submitIncome'), exact: false }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(network.callsOf(api.transactions.cancel)).toHaveLength(1)
  })

  test('shows the expiry date, and in a sandbox simulates the transfer', async () => {
    const played = { ...INSTRUCTIONS, expiresAt: '2026-12-20T09:00:00.000Z', isSandbox: true }
    network.on(api.deposits.instructions, () => played)
    network.on(api.institution.play, () => refusal(503, 'institution-unavailable'))
    await renderTab({ movements: { filters: {}, rows: [givenTransaction({ amount: '400.00' })], total: 1 } })
    await page.getByRole('button', { name: t('deposits.showOf', { amount: formatMoney('400.00') }) }).click()
    const until = t('deposits.expires', { date: formatDate(played.expiresAt) })
    await expect.element(destination.getByText(until)).toBeVisible()
    const send = destination.getByRole('button', { name: t('deposits.sandbox.send') })
    await send.click()
    await expect.element(destination.getByRole('alert')).toHaveTextContent(t('errors.institution-unavailable'))
    network.on(api.institution.play, () => undefined)
    await send.click()
    await expect.element(destination.getByText(t('deposits.sandbox.sent'))).toBeVisible()
    await expect.element(send).not.toBeInTheDocument()
    const [, sent] = network.callsOf(api.institution.play)
    expect(sent!.body).toEqual({ transactionId: givenTransaction().transactionId })
  })

  test('stays in the list while pending; a failure is shown in words', async () => {
    network.on(api.deposits.instructions, () => refusal(409, 'no-company-account'))
    const rows = [
      givenTransaction({ amount: '400.00' }),
      givenTransaction({ transactionId: idOf(701), status: 'completed' }),
    ]
    await renderTab({ movements: { filters: {}, rows, total: 2 } })
    const shows = page.getByRole('button', { name: t('deposits.showOf', { amount: formatMoney('400.00') }) })
    await shows.click()
    await expect.element(destination.getByRole('alert')).toHaveTextContent(t('errors.no-company-account'))
    expect(page.getByRole('button', { name: t('deposits.show'), exact: false }).elements()).toHaveLength(1)
  })
})

describe('a withdrawal', () => {
  test('that needs a code says beside it how much goes to which account', async () => {
    network.on(api.transactions.create, () => refusal(403, 'code-required'))
    await openDialog('withdraw')
    await amount.fill('50')
    await submit('withdraw', '50.00').click()
    const code = page.getByRole('dialog', { name: t('sessions.stepUp.title') })
    const { alias, account } = givenBankAccount()
    await expect
      .element(code.getByText(`${formatMoney('50.00')} · ${alias} ${maskIbanShort(account)}`, { exact: true }))
      .toBeVisible()
  })

  test('above the available balance is refused at the field, and nothing is sent', async () => {
    await openDialog('withdraw')
    await amount.fill('1500')
    await dialog.getByRole('button', { name: t('transactions.move.submitWithdraw'), exact: false }).click()
    await expect.element(amount).toBeInvalid()
    await expect.element(amount).toHaveValue('1.500,00')
    expect(calls()).toEqual([])
  })

  test('refused by the API keeps the typed values, and the next attempt has a new key', async () => {
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

test.each([
  { kind: 'income', accounts: [] },
  { kind: 'income', accounts: [givenBankAccount()] },
  { kind: 'withdraw', accounts: [givenBankAccount()] },
] as const)('without a confirmed e-mail, $kind leads to the e-mail and to nothing else', async ({ kind, accounts }) => {
  await renderTab({ isVerified: false, isEmailConfirmed: false, accounts, opening: { kind } })
  await expect.element(dialog.getByRole('link', { name: t('transactions.move.toEmail') })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: t('transactions.move.toIdentity') })).not.toBeInTheDocument()
  await expect.element(amount).not.toBeInTheDocument()
})

test('without a declaration, a deposit leads to it, and a withdrawal does not', async () => {
  await renderTab({ isDeclarationOwed: true, opening: { kind: 'income' } })
  await expect.element(dialog.getByRole('link', { name: t('transactions.move.toDeclaration') })).toBeVisible()
  await expect.element(amount).not.toBeInTheDocument()
  await dialog.getByRole('radio', { name: t('transactions.move.withdraw'), exact: false }).click()
  await expect.element(amount).toBeVisible()
})

test.each([
  { who: 'an unconfirmed e-mail', isVerified: false, isEmailConfirmed: false, label: 'transactions.move.toEmail' },
  { who: 'an unverified identity', isVerified: false, isEmailConfirmed: true, label: 'transactions.move.toIdentity' },
  { who: 'a verified identity', isVerified: true, isEmailConfirmed: true, label: 'wallets.purse.addAccount' },
] as const)(
  'without an account, the wallet of a person with $who leads to the next step',
  async ({ label, ...rest }) => {
    await renderTab({ ...rest, accounts: [] })
    const links = page.getByRole('region', { name: t('wallets.purse.accounts') }).getByRole('link')
    await expect.element(links).toHaveTextContent(t(label))
  },
)

test('names to its owner what is garnished, and whose consent is missing', async () => {
  const garnished = {
    kind: 'garnishment',
    party: 'Agencia Tributaria',
    reference: 'EMB-1',
    outstanding: '400.00',
  } as const
  const guarded = { kind: 'guardianship', party: 'Marta Gil', reference: null, outstanding: null } as const
  const holds = [garnished, guarded].map((hold) => ({ ...hold, consentUntil: null }))
  await renderTab({ wallet: givenWallet({ balance: '1000.00', available: '600.00', garnished: '400.00', holds }) })
  await expect.element(page.getByText(/Agencia Tributaria.*EMB-1.*400,00/)).toBeVisible()
  await expect.element(page.getByText(/consentimiento escrito de Marta Gil/)).toBeVisible()
})

test('the wallet names what was credited and has not been received, and why it cannot be used', async () => {
  await renderTab({ wallet: givenWallet({ balance: '1000.00', available: '600.00', unreceived: '400.00' }) })
  const purse = page.getByRole('region', { name: t('wallets.fields.balance') })
  await expect.element(purse.getByText(t('wallets.purse.unreceived'))).toBeVisible()
  await expect.element(purse.getByText(formatMoney('400.00'))).toBeVisible()
  await expect.element(purse.getByText(t('wallets.purse.unreceivedHelp'))).toBeVisible()
})

describe('a pending withdrawal', () => {
  const bankAccount = { alias: 'Nómina', account: 'ES9121000418450200051332' }
  const pending = givenTransaction({ type: 'withdraw', amount: '250.00', bankAccount })
  const cancelled = { ...pending, status: 'rejected', cancelledAt: '2026-11-18T10:00:00.000Z' } as const
  const approved = { ...pending, status: 'completed', balanceAfter: '750.00' } as const
  const reserved = givenWallet({ available: '750.00', reserved: '250.00' })
  const button = page.getByRole('button', { name: 'Cancelar: Retirada a la cuenta •••• 1332, −250,00\u00A0€' })
  const asking = page.getByRole('dialog', { name: t('transactions.cancel.withdrawTitle') })
  const confirm = asking.getByRole('button', { name: t('transactions.cancel.submitWithdraw'), exact: false })
  const keep = asking.getByRole('button', { name: t('transactions.cancel.keep') })
  const heading = page.getByRole('heading', { name: t('transactions.list.title') })
  const cancellations = () => network.callsOf(api.transactions.cancel)

  async function openMovements(...rows: ReturnType<typeof givenTransaction>[]) {
    network.on(api.transactions.list, () => ({ data: [cancelled], total: 1 }))
    network.on(api.transactions.cancel, () => cancelled)
    await renderTab({ wallet: reserved, movements: { filters: {}, rows, total: rows.length } })
  }

  test('is cancelled once after a confirmation, and the wallet and the list show it', async () => {
    await openMovements(pending)
    await expect.element(page.getByText(formatMoney('750.00'))).toBeVisible()
    await button.click()
    await expect.element(keep).toHaveFocus()
    expect(cancellations()).toEqual([])
    await network.pressTwice(confirm)
    await expect.element(asking).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByText(t('transactions.note.cancelled', { date: '18/11/2026' }))).toBeVisible()
    await expect.element(page.getByRole('cell', { name: t('transactions.status.cancelled') })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(page.getByText(formatMoney('750.00'))).not.toBeInTheDocument()
    expect(cancellations()).toMatchObject([{ id: pending.transactionId }])
    expect(cancellations()[0]!.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  })

  test('stays when the dialog is dismissed, and the focus returns to the button', async () => {
    await openMovements(pending)
    await button.click()
    await keep.click()
    await expect.element(asking).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    expect(cancellations()).toEqual([])
  })

  test('approved meanwhile shows the refusal in the dialog, and the list is updated', async () => {
    await openMovements(pending)
    network.on(api.transactions.cancel, () => refusal(409, 'state-forbids', {}, { state: 'completed' }))
    network.on(api.transactions.list, () => ({ data: [approved], total: 1 }))
    await button.click()
    await confirm.click()
    await expect
      .element(asking.getByRole('alert'))
      .toHaveTextContent('La solicitud no se ha cancelado. No es posible en el estado actual: completado.')
    await keep.click()
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByRole('cell', { name: t('transactions.status.completed') })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
  })

  test('cancelled meanwhile in another tab counts as cancelled, and the list is updated', async () => {
    await openMovements(pending)
    network.on(api.transactions.cancel, () => refusal(409, 'state-forbids', {}, { state: 'cancelled' }))
    await button.click()
    await confirm.click()
    await expect.element(asking).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByRole('cell', { name: t('transactions.status.cancelled') })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
  })

  test('is cancelled again under the same key after a lost connection', async () => {
    await openMovements(pending)
    network.on(api.transactions.cancel, lostConnection)
    await button.click()
    await confirm.click()
    await expect.element(asking.getByRole('alert')).toBeVisible()
    network.on(api.transactions.cancel, () => cancelled)
    await confirm.click()
    await expect.element(asking).not.toBeInTheDocument()
    const [first, second] = cancellations()
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  })

  test.each([
    { fact: 'that an administrator entered', change: { issuerName: 'admin-backoffice' } },
    { fact: 'that is approved', change: approved },
    { fact: 'that is cancelled', change: cancelled },
  ] as const)('$fact has no button', async ({ change }) => {
    await openMovements({ ...pending, ...change })
    await expect.element(page.getByRole('rowheader')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Cancelar/ })).not.toBeInTheDocument()
  })
})
