import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

export async function savedFile(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path())
}
