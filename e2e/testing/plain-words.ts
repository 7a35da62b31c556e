import type { ContentLanguage } from '@cauce/contract/languages.ts'
import { messagesOf } from '@cauce/i18n'
import { expect, type Page } from '@playwright/test'

const MACHINE_WORDS: readonly RegExp[] = [
  /\b(undefined|NaN)\b/,
  /\[object \w+\]/,
  /%\{\w+\}/,
  /\|\|\|\|/,
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/,
  /\b\d{4}-\d{2}-\d{2}(T|\b)/,
  /\b[A-Z]{2}\d{20,}\b/,
]

/** Handbook rule 19.10. */
export async function expectPlainWords(page: Page, language: ContentLanguage): Promise<void> {
  const nouns = Object.keys(messagesOf(language)).join('|')
  const patterns = [...MACHINE_WORDS, new RegExp(String.raw`(^|\s)(${nouns})\.[a-z][\w.-]+`)]
  const text = await page.locator('body').innerText()
  const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  expect(found, `what ${page.url()} shows`).toEqual([])
}
