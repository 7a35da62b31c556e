import type { Translate } from '@cauce/i18n'
import { expect, type Locator, type Page } from '@playwright/test'

export async function openTicketDialog(page: Page, t: Translate): Promise<Locator> {
  await page
    .getByRole('region', { name: t('navigation.shortcuts') })
    .getByRole('button', { name: t('ticketPages.open') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('ticketPages.open') })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillTicket(within: Page | Locator, t: Translate, title: string, text: string): Promise<void> {
  await within.getByLabel(t('tickets.fields.title'), { exact: true }).fill(title)
  await within.getByLabel(t('tickets.fields.description'), { exact: true }).fill(text)
}

export const sendTicket = (within: Page | Locator, t: Translate): Promise<void> =>
  within.getByRole('button', { name: t('ticketPages.form.submit') }).click()
