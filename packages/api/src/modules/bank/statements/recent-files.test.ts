import { expect, test } from 'vitest'
import { readRecently } from './recent-files.ts'
import { changed, STATEMENT, TODAY } from './readers/testing/camt.ts'

const clockAt = (day: string) => ({ now: () => new Date(`${day}T09:00:00Z`) })

test('a file is read once a day, and again for other bytes or another day', async () => {
  const first = await readRecently(Buffer.from(STATEMENT), clockAt(TODAY))
  expect(first.summaries).toHaveLength(1)
  expect(first.lines.count).toBe(2)
  expect(await readRecently(Buffer.from(STATEMENT), clockAt(TODAY))).toBe(first)
  expect(await readRecently(Buffer.from(STATEMENT), clockAt('2026-12-01'))).not.toBe(first)
  const other = changed(STATEMENT, 'Aportación', 'Otra')
  expect(await readRecently(Buffer.from(other), clockAt(TODAY))).not.toBe(first)
})

test('a file is refused before its own day, and read on it', async () => {
  const early = await readRecently(Buffer.from(STATEMENT), clockAt('2026-11-18'))
  expect(early.refusal).toMatchObject({ reason: expect.any(String) })
  expect((await readRecently(Buffer.from(STATEMENT), clockAt(TODAY))).refusal).toBeUndefined()
})
