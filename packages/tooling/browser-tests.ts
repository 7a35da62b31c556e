import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { BROWSER_ARGUMENTS, findBrowser } from '../testing/src/browser.ts'

/** Same Chromium, locale and motion as the journeys. */
export const browser: BrowserConfigOptions = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] },
    contextOptions: { locale: 'es-ES', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
    actionTimeout: 60_000,
  }),
  instances: [{ browser: 'chromium' }],
}
