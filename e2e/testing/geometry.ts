import type { Page } from '@playwright/test'

export interface Covered {
  readonly by: string
  readonly words: string
}

/** Text under fixed or sticky elements; full-width bands count only at the end of the page. */
export function coveredText(page: Page): Promise<Covered[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 2
    const floating = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') return false
      const { left, right, height, top } = element.getBoundingClientRect()
      if (height === 0 || top >= innerHeight || !element.checkVisibility({ visibilityProperty: true })) return false
      if (position === 'sticky' && top <= 1) return false
      return isAtEnd || left > 1 || right < root.clientWidth - 1
    })
    /** Clipping box. */
    const windowOf = (element: Element) => {
      let { left, right } = { left: -Infinity, right: Infinity }
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible') continue
        const box = each.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return { left, right }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { by: string; words: string }[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement!
      if (!text.data.trim() || parent.closest('.visually-hidden, .skip, script, style, template, [popover]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const seen = windowOf(parent)
      for (const line of range.getClientRects()) {
        if (line.right <= seen.left || line.left >= seen.right) continue
        const over = floating.find((element) => {
          if (element.contains(parent)) return false
          const box = element.getBoundingClientRect()
          return (
            line.left < box.right - 1 &&
            line.right > box.left + 1 &&
            line.top < box.bottom - 1 &&
            line.bottom > box.top + 1
          )
        })
        if (over) found.push({ by: over.className || over.tagName, words: text.data.trim() })
      }
    }
    return found
  })
}

/** CLS, summed. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100))
      }),
  )
