import { globSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter'
import { pagesNotLookedAt } from './looked-at.ts'

/** Fails a run that leaves a page unchecked (decision testing). */
export default class PagesReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    const tests = this.#suite!.allTests()
    const run = new Set(tests.map(({ location }) => path.basename(location.file)))
    const journeys = globSync('*.spec.ts', { cwd: path.join(import.meta.dirname, '..') })
    // Partial runs are exempt.
    if (status !== 'passed' || !journeys.every((journey) => run.has(journey))) return undefined
    const missing = pagesNotLookedAt(tests)
    if (missing.length === 0) return undefined
    console.error(`\nNo journey looks at these pages of the site: ${missing.join(', ')}`)
    return { status: 'failed' }
  }

  /** False, so that another reporter prints the tests. */
  printsToStdio(): boolean {
    return false
  }
}
