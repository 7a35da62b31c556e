import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { BROWSER_ARGUMENTS, findBrowser } from '../testing/src/browser.ts'

/** The browser of the component tests: the Chromium of the journeys, as a reader in Spain has it. */
export const browser: BrowserConfigOptions = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] },
    contextOptions: { locale: 'es-ES', timezoneId: 'Europe/Madrid' },
    // On a machine that does everything at once a click may wait that long for the page.
    actionTimeout: 60_000,
  }),
  instances: [{ browser: 'chromium' }],
}
