/**
 * `npm run bench -- lighthouse`: scores of home, list and a project on an emulated phone, median of three. Not a
 * dependency (decision 044): set LIGHTHOUSE_PATH.
 */
import { execFileSync } from 'node:child_process'
import { findBrowser } from '../browser.ts'
import { createDemonstration } from './demonstration.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FLAGS = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox']

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly numericValue?: number
}
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: { readonly id: string }[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
}

const program = process.env['LIGHTHOUSE_PATH']
if (program === undefined)
  console.log('Left out: set LIGHTHOUSE_PATH to the lighthouse program (npm i lighthouse, outside of this repository).')
else await measure(program)

async function measure(lighthouse: string): Promise<void> {
  const demonstration = await createDemonstration()
  try {
    await demonstration.start()
    for (const page of ['/', '/projects/', await demonstration.projectPage()]) {
      // Warm-up renders the pictures.
      run(lighthouse, demonstration.origin + page)
      const reports = Array.from({ length: RUNS }, () => run(lighthouse, demonstration.origin + page))
      print(page, reports.toSorted((one, other) => performanceOf(one) - performanceOf(other))[(RUNS - 1) / 2]!)
    }
  } finally {
    await demonstration.remove()
  }
}

/** Retries: the browser sometimes loses its trace. */
function run(lighthouse: string, address: string, triesLeft = 3): Report {
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const categories = `--only-categories=${CATEGORIES.join(',')}`
  try {
    const output = execFileSync(lighthouse, [address, ...FLAGS, categories], { env, encoding: 'utf8', maxBuffer: 1e8 })
    return JSON.parse(output) as Report
  } catch (error) {
    if (triesLeft <= 1) throw error
    return run(lighthouse, address, triesLeft - 1)
  }
}

function performanceOf({ categories }: Report): number {
  return categories['performance']!.score
}

function print(page: string, { categories, audits }: Report): void {
  const scores = CATEGORIES.map((name) => `${name} ${Math.round(categories[name]!.score * 100)}`).join('   ')
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  console.log(page.padEnd(36), scores)
  console.log(
    ''.padEnd(36),
    `LCP ${(value('largest-contentful-paint') / 1000).toFixed(2)} s   CLS ${value('cumulative-layout-shift').toFixed(3)}   TBT ${value('total-blocking-time').toFixed(0)} ms   FCP ${(value('first-contentful-paint') / 1000).toFixed(2)} s`,
  )
  const imperfect = Object.values(audits).filter(({ score }) => score !== null && score < 0.9)
  if (imperfect.length > 0) console.log(''.padEnd(36), `to look at: ${imperfect.map(({ id }) => id).join(', ')}`)
}
