import { expect, test, vi } from 'vitest'
import { readConfig } from './config/config.ts'
import { banner, countForBanner } from './log.ts'

const config = readConfig({ CAUCE_DEMO: 'true', PORT: '4100' })
const shown = (administrators: number | undefined) =>
  banner(config, { databaseFolder: '/data/postgres', startedInMs: 1234, administrators })

test('the banner lists the addresses', () => {
  expect(shown(2).split('\n')).toEqual([
    '',
    'Cauce is ready after 1.2 s.',
    '',
    '  Installation  demonstration: everybody sees its accounts and mails',
    '  Site          http://localhost:4100',
    '  Back office   http://localhost:4100/admin',
    '  Log in        http://localhost:4100/auth/login lists the demonstration accounts with their codes',
    '  Database      /data/postgres',
    `  Files, mails  ${config.api.dataFolder}`,
    '',
    'Stop with Ctrl-C.',
    '',
  ])
})

test.each([2, undefined])('with %s administrators there is no warning', (administrators) => {
  expect(shown(administrators)).not.toMatch(/administrator/)
})

test('with one administrator it explains what they cannot do alone, and how to proceed', () => {
  expect(shown(1)).toContain('Only one administrator can log in')
  expect(shown(1)).toContain('large amounts')
  expect(shown(1)).toContain('npm run admin -- --setup')
})

test('without an administrator it explains how to appoint the first', () => {
  expect(shown(0)).toContain('Nobody administers it yet: npm run admin -- --setup prints a code')
})

test('failing to count the administrators does not stop the platform', async () => {
  const log = { warn: vi.fn<() => void>() }
  const error = new Error('Connection terminated due to connection timeout')
  expect(await countForBanner({ countAdministrators: () => Promise.reject(error) }, log)).toBeUndefined()
  expect(log.warn).toHaveBeenCalledWith({ error }, expect.stringContaining('administrators'))
  expect(await countForBanner({ countAdministrators: async () => 3 }, log)).toBe(3)
})
