import { formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import { expect, type Page } from '@playwright/test'
import { pdfFile } from './files.ts'

/** Steps of administrators in the inbox. */

type Waiting = 'income' | 'withdraw' | 'bankAccount' | 'verification'

/** Opens a person's pending item of one kind and answers the pane of its decision. */
export async function chooseWaiting(page: Page, t: Translate, kind: Waiting, name: string) {
  await page.goto('/admin/')
  await page.getByRole('button', { name: new RegExp(`^${t(`backoffice.inbox.kindsOf.${kind}`)} \\d+$`) }).click()
  await page
    .getByRole('region', { name: t('backoffice.inbox.queue') })
    .getByRole('button', { name })
    .click()
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  await expect(pane.getByRole('heading', { name: t(`backoffice.decision.${kind}Of`, { name }) })).toBeVisible()
  return pane
}

export async function validateBankAccount(page: Page, t: Translate, name: string): Promise<void> {
  const pane = await chooseWaiting(page, t, 'bankAccount', name)
  await pane.getByRole('button', { name: t('backoffice.decision.validate') }).click()
  await expect(page.getByText(t('backoffice.done.bankAccount.valid', { name }))).toBeVisible()
}

/** Approves an income of `amount` (as on the wire) with the proof of the bank. */
export async function approveIncome(page: Page, t: Translate, name: string, amount: string): Promise<void> {
  const pane = await chooseWaiting(page, t, 'income', name)
  const label = t('backoffice.decision.approveAmount', { amount: formatMoney(amount, { places: 'auto' }) })
  const approve = pane.getByRole('button', { name: label })
  await expect(approve).toBeDisabled()
  await pane.getByLabel(t('transactions.fields.document')).setInputFiles(pdfFile('abono.pdf', `Abono de ${amount} EUR`))
  await pane.getByRole('checkbox', { name: t('backoffice.decision.incomeSeen') }).check()
  await approve.click()
  await expect(page.getByText(t('backoffice.done.transaction.completed', { name }))).toBeVisible()
}
