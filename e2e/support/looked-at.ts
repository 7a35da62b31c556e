import { globSync } from 'node:fs'
import path from 'node:path'
import { test, type Page } from '@playwright/test'

/** The annotation of a test that has looked at a page in every width: the theme, the status of its answer and its path. */
const LOOKED_AT = 'looked at'
const PAGES = path.join(import.meta.dirname, '../../site/src/pages')

const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Notes that the test has looked at the whole of a page in these themes, for `pages-reporter.ts`. */
export async function noteLook(page: Page, themes: readonly Theme[]): Promise<void> {
  const status = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation!.responseStatus
  })
  for (const theme of themes)
    test.info().annotations.push({ type: LOOKED_AT, description: `${theme} ${status} ${new URL(page.url()).pathname}` })
}

interface Noted {
  readonly annotations: readonly { readonly type: string; readonly description?: string }[]
}

/** The pages of the site, by their files, that no test has looked at in some theme. */
export function pagesNotLookedAt(tests: readonly Noted[]): readonly string[] {
  const pages = globSync('**/*.astro', { cwd: PAGES }).map((file) => file.replace(/\.astro$/, ''))
  const looks = tests.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description = '' }) => (type === LOOKED_AT ? [description] : [])),
  )
  const seen = new Set([...new Set(looks)].flatMap((look) => pagesOf(look, pages)))
  return pages.filter((page) => !THEMES.every((theme) => seen.has(`${theme} ${page}`))).toSorted()
}

/** Every unknown address has the frame of the page 404. */
const PAGES_BY_STATUS: Readonly<Record<string, readonly string[]>> = { 404: ['404', '[...path]'], 500: ['500'] }

/** What a look has shown, after its theme: the page of that address with the fewest parameters, or that of the failure. */
function pagesOf(look: string, pages: readonly string[]): readonly string[] {
  const [theme = '', status = '', pathname = ''] = look.split(' ')
  const parameters = (page: string) => page.split('[').length
  const fitting = pages.filter((page) => patternOf(page).test(pathname))
  const shown = fitting.toSorted((one, other) => parameters(one) - parameters(other)).slice(0, 1)
  return (PAGES_BY_STATUS[status] ?? shown).map((page) => `${theme} ${page}`)
}

function patternOf(page: string): RegExp {
  const segments = page.replace(/(^|\/)index$/, '').split('/')
  const parts = segments.map((segment) => (segment.startsWith('[') ? '[^/]+' : segment))
  return new RegExp(`^/${parts.join('/')}/?$`)
}
