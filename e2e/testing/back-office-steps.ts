import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { call } from './api.ts'
import { pdfFile } from './files.ts'

type Waiting = 'income' | 'withdraw' | 'bankMovement' | 'bankAccount' | 'verification'

export async function chooseWaiting(page: Page, t: Translate, kind: Waiting, name: string) {
  await page.goto('/admin/')
  await page.getByRole('button', { name: new RegExp(`^${t(`backoffice.inbox.kindsOf.${kind}`)} \\d+$`) }).click()
  await page
    .getByRole('region', { name: t('backoffice.inbox.queue') })
    .getByRole('row')
    .filter({ hasText: t(`backoffice.inbox.kindOf.${kind}`) })
    .getByRole('button', { name })
    .click()
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  const title = kind === 'bankMovement' ? name : t(`backoffice.decision.${kind}Of`, { name })
  await expect(pane.getByRole('heading', { name: title })).toBeVisible()
  return pane
}

/** Until the answer has been read, leaving asks about unsaved changes. */
export async function saveForm(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('common.save') }).click()
  await expect(page.getByRole('alert').filter({ hasText: /^(Guardado|Saved)$/ })).toBeVisible()
}

/** The documents of a test name nobody: each difference that the page finds in them is ticked. */
const tickDifferences = (pane: Locator, decide: Locator) =>
  expect(async () => {
    for (const tick of await pane.getByRole('checkbox').all()) await tick.check()
    await expect(decide).toBeEnabled({ timeout: 500 })
  }).toPass()

export async function validateBankAccount(page: Page, t: Translate, name: string): Promise<void> {
  const pane = await chooseWaiting(page, t, 'bankAccount', name)
  const validate = pane.getByRole('button', { name: t('backoffice.decision.validate') })
  await tickDifferences(pane, validate)
  await validate.click()
  await expect(page.getByText(t('backoffice.done.bankAccount.valid', { name }))).toBeVisible()
}

export const approveIncome = (page: Page, t: Translate, name: string, amount: string): Promise<void> =>
  approve(page, t, { kind: 'income', name, amount })

/** Wire amount, on its payment order; then queued for payment. */
export const approveWithdrawal = (page: Page, t: Translate, name: string, amount: string): Promise<void> =>
  approve(page, t, { kind: 'withdraw', name, amount })

interface Approval {
  readonly kind: 'income' | 'withdraw'
  readonly name: string
  readonly amount: string
}

async function approve(page: Page, t: Translate, { kind, name, amount }: Approval): Promise<void> {
  const pane = await chooseWaiting(page, t, kind, name)
  // It may say that it is the first of two.
  const approve = pane.getByRole('button', { name: formatMoney(amount, { places: 'auto' }) })
  await expect(approve).toBeDisabled()
  // The proof of a withdrawal is the payment order that the platform makes.
  if (kind === 'income')
    await pane
      .getByLabel(t('transactions.fields.document'))
      .setInputFiles(pdfFile('abono.pdf', `Abono de ${amount} EUR`))
  await expect(pane.getByRole('checkbox', { name: t(`backoffice.decision.${kind}Seen`) })).toBeVisible()
  await tickDifferences(pane, approve)
  await approve.click()
  const done = page.getByText(t('backoffice.done.transaction.completed', { name, amount: formatMoney(amount) }))
  // By the sum of a week, or on a document alone, it may wait for a second administrator.
  await expect(done.or(page.getByText(t('backoffice.done.transaction.pending')))).toBeVisible()
}

/** By another administrator, where it needs both. */
export async function approveToo(request: APIRequestContext, name: string): Promise<void> {
  const { data } = await call(request, api.transactions.list, { query: { status: 'pending', take: 100 } })
  for (const { transactionId: id } of data.filter(({ userName }) => userName === name))
    await call(request, api.transactions.decide, { params: { id }, body: { status: 'completed' } })
}
