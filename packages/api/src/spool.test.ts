import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { piecesOf, withSpools } from './spool.ts'

test('a spool is read by ranges and in pieces, and has no name on the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cauce-spool-'))
  const bytes = Buffer.from('ñandú'.repeat(40_000))
  try {
    await withSpools(folder, async (newSpool) => {
      const spool = newSpool()
      for (const piece of piecesOf(bytes)) await spool.add(piece)
      expect(readdirSync(join(folder, 'spool'))).toEqual([])
      expect(spool.length).toBe(bytes.length)
      expect(spool.subarray(70_001, 70_010)).toEqual(bytes.subarray(70_001, 70_010))
      expect(spool.subarray(bytes.length - 2, bytes.length + 9)).toEqual(bytes.subarray(-2))
      expect(Buffer.concat([...piecesOf(spool, 5, 150_000)]).equals(bytes.subarray(5, 150_000))).toBe(true)
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
