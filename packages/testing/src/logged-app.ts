import { buildApp, type ApiApp, type ApiOptions, type ApiSettings } from '@cauce/api'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { captureLog } from './captured-log.ts'
import { testApp } from './test-app.ts'

/** A second app on the database of a test app, with its log. */
export function loggedApp(settings: Partial<ApiSettings> = {}, options: Partial<ApiOptions> = {}) {
  const world = testApp()
  const log = captureLog()
  const logged = { world, log, app: undefined as unknown as ApiApp }
  beforeAll(async () => {
    const { databaseUrl, clock, kernel } = world
    const all = { ...kernel.settings, ...settings }
    logged.app = await buildApp({ settings: all, databaseUrl, clock, logger: log.logger, ...options })
    await logged.app.ready()
  })
  beforeEach(() => void log.clear())
  afterAll(() => logged.app.close())
  return logged
}
