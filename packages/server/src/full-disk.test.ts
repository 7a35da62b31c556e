import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { namingFullDisk } from './full-disk.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cauce-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a start that fails is told which disk is full, and nothing else where none is', async () => {
  const fail = () => Promise.reject(new Error('The database ended'))
  await expect(namingFullDisk(folder, fail)).rejects.toThrow(/^The database ended$/)
  // A file system without room.
  symlinkSync('/proc', path.join(folder, 'files'))
  await expect(namingFullDisk(folder, fail)).rejects.toThrow(
    `The disk of ${folder}/files is full: 0 of 0 MB are free. Free some space and start again. The database ended.`,
  )
})
