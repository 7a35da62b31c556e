import { formatMoney, formatTypedAmount } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import { expect, type Page } from '@playwright/test'
import { pdfFile } from './files.ts'
import { open } from './pages.ts'
import type { Person } from './person.ts'

export async function verifyIdentity(page: Page, t: Translate): Promise<void> {
  await open(page, '/user/profile')
  await page.getByRole('button', { name: t('verifications.identity.start') }).click()
  await page.waitForURL(/\/verification\/sandbox\//)
  await page.getByRole('radio', { name: t('verifications.sandbox.outcomes.Approved') }).check()
  await page.getByRole('button', { name: t('verifications.sandbox.submit') }).click()
  await page.waitForURL(/\/user\/opening/)
  await expect(page.getByRole('link', { name: t('opening.step.identity.button') })).toHaveCount(0)
}

export async function addBankAccount(page: Page, t: Translate, person: Person, alias: string): Promise<void> {
  await open(page, '/user/profile?tab=bank-accounts')
  await page.getByRole('button', { name: t('bankAccounts.add.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('bankAccounts.add.title') })
  await dialog.getByLabel(t('bankAccounts.fields.alias'), { exact: true }).fill(alias)
  await dialog.getByLabel(t('bankAccounts.fields.account'), { exact: true }).fill(person.iban)
  await dialog
    .getByLabel(t('bankAccounts.fields.document'))
    .setInputFiles(pdfFile('certificado-de-titularidad.pdf', `Titular: ${person.surname}. Cuenta: ${person.iban}.`))
  await dialog.getByRole('button', { name: t('bankAccounts.add.submit') }).click()
  await expect(dialog).toBeHidden()
}

export async function askForIncome(page: Page, t: Translate, amount: string): Promise<void> {
  await open(page, '/user/profile?tab=wallet')
  await page.getByRole('button', { name: t('wallets.purse.deposit'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('transactions.move.title') })
  await dialog.getByLabel(t('transactions.move.amount'), { exact: true }).fill(formatTypedAmount(amount))
  await dialog
    .getByRole('button', { name: t('transactions.move.submitIncomeOf', { amount: formatMoney(amount) }) })
    .click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('deposits.close') }).click()
}
