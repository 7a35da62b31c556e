import { LANGUAGES } from '@cauce/i18n'
import { BROWSER_ARGUMENTS, findBrowser } from '@cauce/testing/browser'
import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { freePort } from '@cauce/testing/free-port'
import { testFolder } from '@cauce/testing/test-folders'
import { leftOutIn } from './support/journeys.ts'
import type { TestOptions } from './support/test.ts'

// The workers read this file too and must agree with the first reader, so that what it decides stands in the environment.
process.env['E2E_PORT'] ??= String(await freePort())
process.env['E2E_WORLD'] ??= testFolder('world')
const ownOrigin = `http://localhost:${process.env['E2E_PORT']}`
/** A platform that runs already, for writing journeys: `E2E_ORIGIN=http://localhost:4000 npx playwright test`. */
const givenOrigin = process.env['E2E_ORIGIN']
const baseURL = givenOrigin ?? ownOrigin

/** A person's locale decides the language of the pages, as long as they have not chosen another. */
const LOCALES = { es: 'es-ES', en: 'en-GB' } as const

/** The journeys, in Spanish, in English or in both, against the whole platform as `npm start` starts it. */
export default defineConfig<TestOptions>({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, 'results/failures'),
  globalSetup: path.join(import.meta.dirname, '../packages/testing/src/browser-setup.ts'),
  fullyParallel: true,
  forbidOnly: true,
  // Browser, server and database share two cores. A third worker was measured: it saves a twelfth of the time and doubles the load.
  workers: 2,
  retries: 0,
  // What a step takes on a machine that something else keeps busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(import.meta.dirname, 'results/report.json') }],
    [path.join(import.meta.dirname, 'support/pages-reporter.ts')],
  ],
  use: {
    baseURL,
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    timezoneId: 'Europe/Madrid',
    // A trace keeps the document before and after each step, a third of the time of a journey. A failed one is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The motion of dialogs and menus is taste and not behaviour; without it nothing has to be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] },
  },
  projects: [
    { name: 'staff', testMatch: /staff\.setup\.ts$/, use: { language: 'es', locale: LOCALES.es } },
    ...LANGUAGES.map((language) => ({
      name: language,
      testMatch: /\.spec\.ts$/,
      testIgnore: leftOutIn(language),
      dependencies: ['staff'],
      use: { language, locale: LOCALES[language] },
    })),
  ],
  ...(givenOrigin === undefined && {
    webServer: {
      command: `"${process.execPath}" serve.ts`,
      cwd: import.meta.dirname,
      env: { PORT: process.env['E2E_PORT'], E2E_WORLD: process.env['E2E_WORLD'] },
      url: `${ownOrigin}/readyz`,
      timeout: 420_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
      stdout: 'ignore' as const,
      stderr: 'pipe' as const,
    },
  }),
})
