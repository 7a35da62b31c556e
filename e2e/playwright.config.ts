import { CONTENT_LANGUAGES } from '@cauce/contract/languages.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '@cauce/testing/browser'
import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { freePort } from '@cauce/testing/free-port'
import { testFolder } from '@cauce/testing/test-folders'
import { leftOutIn } from './testing/journeys.ts'
import type { TestOptions } from './testing/test.ts'

// Workers read this file too, so its choices are kept in the environment.
process.env['E2E_PORT'] ??= String(await freePort())
process.env['E2E_WORLD'] ??= testFolder('world')
const ownOrigin = `http://localhost:${process.env['E2E_PORT']}`
/** For writing journeys: `E2E_ORIGIN=http://localhost:4000 npx playwright test`. */
const givenOrigin = process.env['E2E_ORIGIN']
const baseURL = givenOrigin ?? ownOrigin

/** Decides the language until one is chosen. */
const LOCALES = { es: 'es-ES', en: 'en-GB' } as const

/** Journeys against the platform of `npm start`. */
export default defineConfig<TestOptions>({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, 'results/failures'),
  globalSetup: path.join(import.meta.dirname, '../packages/testing/src/browser-setup.ts'),
  fullyParallel: true,
  forbidOnly: true,
  // Browser, server and database share two cores.
  workers: 3,
  retries: 0,
  // For a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: path.join(import.meta.dirname, 'results/report.json') }]],
  use: {
    baseURL,
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    timezoneId: 'Europe/Madrid',
    // Traces cost a third of a journey; rerun failures with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // There are no animations to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] },
  },
  projects: [
    { name: 'staff', testMatch: /staff\.setup\.ts$/, use: { language: 'es', locale: LOCALES.es } },
    ...CONTENT_LANGUAGES.map((language) => ({
      name: language,
      testMatch: /\.spec\.ts$/,
      testIgnore: leftOutIn(language),
      // Tests of journeys in both languages that show nothing more in English.
      ...(language !== 'es' && { grepInvert: / @es$/ }),
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
