import { expect, test, vi } from 'vitest'
import { countForBanner } from './log.ts'

test('failing to count the administrators does not stop the platform', async () => {
  const log = { warn: vi.fn<() => void>() }
  const error = new Error('Connection terminated due to connection timeout')
  expect(await countForBanner({ countAdministrators: () => Promise.reject(error) }, log)).toBeUndefined()
  expect(log.warn).toHaveBeenCalledWith({ error }, expect.stringContaining('administrators'))
  expect(await countForBanner({ countAdministrators: async () => 3 }, log)).toBe(3)
})
