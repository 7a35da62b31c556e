import { globSync } from 'node:fs'
import path from 'node:path'
import { test, type Page } from '@playwright/test'

const LOOKED_AT = 'looked at'
const PAGES = path.join(import.meta.dirname, '../../site/src/pages')

export async function noteLook(page: Page): Promise<void> {
  const status = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation!.responseStatus
  })
  test.info().annotations.push({ type: LOOKED_AT, description: `${status} ${new URL(page.url()).pathname}` })
}

interface Noted {
  readonly annotations: readonly { readonly type: string; readonly description?: string }[]
}

export function pagesNotLookedAt(tests: readonly Noted[]): readonly string[] {
  const pages = globSync('**/*.astro', { cwd: PAGES }).map((file) => file.replace(/\.astro$/, ''))
  const looks = tests.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description = '' }) => (type === LOOKED_AT ? [description] : [])),
  )
  const seen = new Set([...new Set(looks)].flatMap((look) => pagesOf(look, pages)))
  return pages.filter((page) => !seen.has(page)).toSorted()
}

/** Unknown addresses share the 404 frame. */
const PAGES_BY_STATUS: Readonly<Record<string, readonly string[]>> = { 404: ['404', '[...path]'], 500: ['500'] }

function pagesOf(look: string, pages: readonly string[]): readonly string[] {
  const [status = '', pathname = ''] = look.split(' ')
  const parameters = (page: string) => page.split('[').length
  const fitting = pages.filter((page) => patternOf(page).test(pathname))
  const shown = fitting.toSorted((one, other) => parameters(one) - parameters(other)).slice(0, 1)
  return PAGES_BY_STATUS[status] ?? shown
}

function patternOf(page: string): RegExp {
  const segments = page.replace(/(^|\/)index$/, '').split('/')
  const parts = segments.map((segment) => (segment.startsWith('[') ? '[^/]+' : segment))
  return new RegExp(`^/${parts.join('/')}/?$`)
}
