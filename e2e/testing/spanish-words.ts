import { englishAmong } from './english-words.ts'
import { expect, type Page } from '@playwright/test'

/** Handbook rule 11.1. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    if (document.documentElement.lang !== 'es') return []
    const isForeign = (element: Element | null) => (element?.closest('[lang]') as HTMLElement | null)?.lang !== 'es'
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.closest('script, style, noscript, template') || isForeign(parent)) continue
      found.add(walker.currentNode.nodeValue!)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        if (!isForeign(element)) found.add(element.getAttribute(name) ?? '')
    found.add(document.title)
    return [...found].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
  })
  expect(englishAmong(texts), `English on ${page.url()}`).toEqual([])
}
