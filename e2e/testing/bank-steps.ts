import { readFile } from 'node:fs/promises'
import { api } from '@cauce/contract'
import { formatMoney, formatTypedAmount } from '@cauce/format'
import type { Messages, Translate } from '@cauce/i18n'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { call } from './api.ts'
import type { UploadFile } from './files.ts'
import { open, waitForHydration, waitForPage } from './pages.ts'

export async function announceDeposit(page: Page, t: Translate, amount: string) {
  await open(page, '/user/profile?tab=wallet')
  await page.getByRole('button', { name: t('wallets.purse.deposit'), exact: true }).click()
  const form = page.getByRole('dialog', { name: t('transactions.move.title') })
  await form.getByLabel(t('transactions.move.amount'), { exact: true }).fill(formatTypedAmount(amount))
  await form
    .getByRole('button', { name: t('transactions.move.submitIncomeOf', { amount: formatMoney(amount) }) })
    .click()
  const dialog = page.getByRole('dialog', { name: t('deposits.sendTitle', { amount: formatMoney(amount) }) })
  const detail = async (name: 'beneficiary' | 'iban' | 'amount' | 'reference') => {
    const term = dialog.getByRole('term').filter({ hasText: t(`deposits.fields.${name}`) })
    return term.locator('xpath=following-sibling::dd[1]').innerText()
  }
  await expect(dialog.getByRole('img', { name: t('deposits.qr') })).toBeVisible()
  const packed = async (name: Parameters<typeof detail>[0]) => (await detail(name)).replaceAll(/\s/g, '')
  const transfer = {
    beneficiary: await detail('beneficiary'),
    iban: await packed('iban'),
    amount: await detail('amount'),
    reference: await packed('reference'),
  }
  await dialog.getByRole('button', { name: t('deposits.close') }).click()
  return transfer
}

export async function askForWithdrawal(page: Page, t: Translate, amount: string): Promise<void> {
  await open(page, '/user/profile?tab=wallet')
  await page.getByRole('button', { name: t('wallets.purse.withdraw'), exact: true }).click()
  const form = page.getByRole('dialog', { name: t('transactions.move.title') })
  await form.getByLabel(t('transactions.move.amount'), { exact: true }).fill(formatTypedAmount(amount))
  await form
    .getByRole('button', { name: t('transactions.move.submitWithdrawOf', { amount: formatMoney(amount) }) })
    .click()
  await expect(form).toBeHidden()
}

export async function openWithdrawal(page: Page, t: Translate): Promise<string> {
  await open(page, '/user/profile?tab=wallet')
  const [concept] = t('transactions.concept.withdrawTo', { account: '@' }).split('@')
  await page.getByRole('row').getByRole('link', { name: concept! }).first().click()
  await waitForPage(page, /\/user\/withdrawals\//)
  return new URL(page.url()).pathname
}

type WithdrawalState = keyof Messages['withdrawals']['state']

/** Matching is asynchronous. */
export async function expectWithdrawal(page: Page, t: Translate, state: WithdrawalState): Promise<void> {
  await expect(async () => {
    await page.reload()
    const shown = page.getByRole('main').getByRole('status')
    await expect(shown).toHaveText(t(`withdrawals.state.${state}`), { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await waitForHydration(page)
}

export async function downloaded(part: Page | Locator, page: Page, button: string): Promise<UploadFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: button, exact: true }).click(),
  ])
  return {
    name: download.suggestedFilename(),
    mimeType: 'application/xml',
    buffer: await readFile(await download.path()),
  }
}

export async function importStatementOfTheDay(uploader: Page, importer: Page, t: Translate): Promise<string> {
  const cardOf = (office: Page) => office.getByRole('list', { name: t('bankFiles.files') }).locator('> li')
  await uploader.goto('/admin/bank/statements/new')
  const file = await downloaded(uploader, uploader, t('bankDemonstration.statement'))
  await uploader.getByLabel(t('bankFiles.choose'), { exact: true }).setInputFiles(file)
  await expect(cardOf(uploader)).toHaveCount(1)
  await expect(cardOf(uploader).getByText(t('bankFiles.own'))).toBeVisible()
  await importer.goto('/admin/bank/statements/new')
  await importer.getByRole('button', { name: t('bankFiles.reviewOf', { name: file.name }), exact: true }).click()
  const card = cardOf(importer)
  await expect(card).toHaveCount(1)
  await expect(card.getByText(t('bankFiles.state.ready'))).toBeVisible()
  await expect(card.getByText(t('bankFiles.fits'))).toBeVisible()
  await card.getByRole('button', { name: t('bankFiles.importOf', { name: file.name }) }).click()
  await expect(card.getByText(t('bankFiles.state.imported'), { exact: true })).toBeVisible()
  return file.buffer.toString()
}

/** Matching is asynchronous. */
export async function expectBalance(page: Page, t: Translate, amount: string): Promise<void> {
  const balance = page.getByRole('link', { name: t('navigation.walletAvailable', { available: formatMoney(amount) }) })
  await expect(async () => {
    await open(page, '/user/profile?tab=wallet')
    await expect(balance).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}

/** Nothing unexplained, no reconciliation findings. */
export async function expectIntactBank(office: Page, t: Translate, staff: APIRequestContext): Promise<void> {
  await office.goto('/admin/bank')
  await expect(office.getByText(t('bankBooks.nothingLeft'))).toBeVisible()
  const { invariants } = await call(staff, api.reconciliation.read)
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
}

export async function makeBatch(page: Page, t: Translate, count: number, amount: string): Promise<void> {
  const make = t('payments.makeBatch', { smart_count: count, amount })
  await page.getByRole('button', { name: make }).click()
  await page
    .getByRole('dialog', { name: t('payments.makeTitle') })
    .getByRole('button', { name: make })
    .click()
  await page.waitForURL(/\/bank\/payment-batches\/[^/]+$/)
}
