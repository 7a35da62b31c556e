import { tmpdir } from 'node:os'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { TODAY } from './testing/camt.ts'
import { isArchive } from './archive.ts'
import { unpackStatementFiles } from './index.ts'
import { readStatementFile } from './testing/read-statement-file.ts'
import { zipOf } from '../testing/zip.ts'
import { withSpools } from '../../../../spool.ts'

const text = (content: string) => strToU8(content)
/** What is unpacked is read before it goes. */
const unpack = (bytes: Uint8Array) =>
  withSpools(tmpdir(), async (newSpool) => {
    const result = await unpackStatementFiles({ name: 'week.zip', bytes: Buffer.from(bytes) }, newSpool)
    if ('refusal' in result) return result
    return { files: result.files.map((file) => ({ name: file.name, bytes: file.bytes.subarray() })) }
  })
const refusalOf = async (bytes: Uint8Array) => {
  const result = await unpack(bytes)
  return 'refusal' in result ? result.refusal : 'unpacked'
}
const namesIn = async (bytes: Uint8Array) => {
  const result = await unpack(bytes)
  return 'files' in result ? result.files.map(({ name }) => name) : result.refusal
}
/** Inserts bytes before the final record and adjusts its counts. */
function withEnd(archive: Uint8Array, { between = [] as number[], entries = 0, length = 0, comment = '' }): Uint8Array {
  const [files, end] = [archive.subarray(0, -22), Buffer.from(archive.slice(-22))]
  for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) + entries, at)
  end.writeUInt32LE(end.readUInt32LE(12) + length, 12)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([files, Buffer.from(between), end, Buffer.from(comment)])
}

/** Replaces a number in each directory entry. */
function withDirectory(archive: Uint8Array, offset: number, write: (view: DataView, at: number) => void): Uint8Array {
  const changed = archive.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at < changed.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) write(view, at + offset)
  return changed
}

describe('an uploaded file', () => {
  test('is kept as it is if it is not a ZIP', async () => {
    const bytes = Buffer.from('11')
    expect(await unpack(bytes)).toEqual({ files: [{ name: 'week.zip', bytes }] })
  })

  test('yields each file of a ZIP, packed or stored, without folders and macOS additions', async () => {
    const archive = zipSync({
      'november/a.xml': [text('<a/>'.repeat(500)), { level: 9 }],
      'b.n43': [text('11'), { level: 0 }],
      __MACOSX: { '._b.n43': text('x') },
      '.DS_Store': text('x'),
      empty: {},
    })
    const result = await unpack(archive)
    expect('files' in result && result.files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['a.xml', '<a/>'.repeat(500)],
      ['b.n43', '11'],
    ])
  })

  const two = zipSync({ 'a.xml': [text('<a/>'.repeat(50)), { level: 9 }], 'b.xml': [text('b'), { level: 0 }] })
  const many: Zippable = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}.xml`, text('x')]))
  test.each<{ what: string; bytes: Uint8Array; reason?: string; values?: object }>([
    { what: 'a ZIP without files', bytes: zipSync({}), reason: 'archive-empty' },
    { what: 'a ZIP of folders only', bytes: zipSync({ a: {} }), reason: 'archive-empty' },
    {
      what: 'a ZIP in a ZIP',
      bytes: zipSync({ 'inner.zip': zipSync({ a: text('x') }) }),
      reason: 'archive-nested',
      values: { file: 'inner.zip' },
    },
    { what: 'more than a hundred files', bytes: zipSync(many), reason: 'archive-files', values: { maximum: '100' } },
    {
      what: 'more bytes than may be unpacked, before any is unpacked',
      bytes: withDirectory(two, 24, (view, at) => view.setUint32(at, 200 * 1024 * 1024, true)),
      reason: 'archive-size',
      values: { maximum: '256' },
    },
    {
      what: 'a file longer than the directory states',
      bytes: withDirectory(two, 24, (view, at) => view.setUint32(at, 1, true)),
      reason: 'archive-damaged',
      values: { file: 'a.xml' },
    },
    {
      what: 'a file shorter than the directory states',
      bytes: withDirectory(two, 24, (view, at) => view.setUint32(at, 300, true)),
      reason: 'archive-damaged',
      values: { file: 'a.xml' },
    },
    {
      what: 'another checksum',
      bytes: withDirectory(two, 16, (view, at) => view.setUint32(at, 7, true)),
      reason: 'archive-damaged',
      values: { file: 'a.xml' },
    },
    {
      what: 'a password',
      bytes: withDirectory(two, 8, (view, at) => view.setUint16(at, 1, true)),
      reason: 'archive-encrypted',
      values: { file: 'a.xml' },
    },
    { what: 'a method other than deflate', bytes: withDirectory(two, 10, (view, at) => view.setUint16(at, 12, true)) },
    {
      what: 'an entry that points outside',
      bytes: withDirectory(two, 42, (view, at) => view.setUint32(at, 0xfffffff0, true)),
    },
    { what: 'a ZIP with bytes after its end', bytes: Buffer.concat([two, text('x')]) },
    { what: 'another number of entries', bytes: withEnd(two, { entries: 1 }) },
    {
      what: 'two numbers of entries',
      bytes: Buffer.concat([two.subarray(0, -14), Buffer.from([3]), two.subarray(-13)]),
    },
    { what: 'a directory of another length', bytes: withEnd(two, { length: 1 }) },
    { what: 'bytes after the last entry', bytes: withEnd(two, { between: [0, 0, 0, 0], length: 4 }) },
    { what: 'an entry that is cut', bytes: withEnd(two, { between: [0x50, 0x4b, 1, 2], length: 4, entries: 1 }) },
    { what: 'an entry without its mark', bytes: withDirectory(two, 0, (view, at) => view.setUint8(at, 0x51)) },
    {
      what: 'a name that leaves the directory',
      bytes: withDirectory(two, 28, (view, at) => view.setUint16(at, 0xffff, true)),
    },
    {
      what: 'a last record without its mark',
      bytes: Buffer.concat([two.subarray(0, -22), Buffer.from([0x51]), two.subarray(-21)]),
    },
    {
      what: 'an entry that points at no file',
      bytes: withDirectory(two, 42, (view, at) => view.setUint32(at, 4, true)),
    },
    {
      what: 'an entry that points at the last bytes',
      bytes: withDirectory(two, 42, (view, at) => view.setUint32(at, two.length - 2, true)),
    },
  ])('refused: $what', async ({ bytes, reason = 'archive-unreadable', values }) => {
    expect(await refusalOf(bytes)).toEqual({ reason, line: 1, ...(values && { values }) })
  })

  test.each([1, 3, 0xffff])('may have a comment of %i bytes at its end', async (length) => {
    expect(await namesIn(withEnd(two, { comment: 'x'.repeat(length) }))).toEqual(['a.xml', 'b.xml'])
  })

  test('may have entries with comments and extra fields', async () => {
    const more = { comment: 'de noviembre', extra: { 0x1234: text('abc') } }
    expect(await namesIn(zipSync({ 'a.xml': [text('a'), more], 'b.xml': [text('b'), more] }))).toEqual([
      'a.xml',
      'b.xml',
    ])
  })

  test('names its files by the last part of their paths in their character set', async () => {
    expect(
      await namesIn(zipSync({ 'año/peña.xml': text('a'), ['b\\c.xml']: text('b'), ['x'.repeat(201)]: text('c') })),
    ).toEqual(['peña.xml', 'c.xml', 'x'.repeat(200)])
    expect(await namesIn(zipOf({ 'peña.xml': 'a' }))).toEqual([Buffer.from('peña.xml').toString('latin1')])
  })

  test('may hold a hundred files, and empty ones', async () => {
    expect(await namesIn(zipSync(Object.fromEntries(Object.entries(many).slice(1))))).toHaveLength(100)
    const bytes = withDirectory(zipOf({ 'a.xml': '' }), 10, (view, at) => view.setUint16(at, 8, true))
    expect(await refusalOf(bytes)).toMatchObject({ reason: 'archive-damaged' })
    expect(await namesIn(zipSync({ 'a.xml': [text(''), { level: 9 }] }))).toEqual(['a.xml'])
  })

  test('may hold at most 256 MB', async () => {
    const one = zipSync({ 'a.xml': text('a') })
    const ofBytes = (bytes: number) => refusalOf(withDirectory(one, 24, (view, at) => view.setUint32(at, bytes, true)))
    expect(await ofBytes(268_435_456)).toMatchObject({ reason: 'archive-damaged' })
    expect(await ofBytes(268_435_457)).toMatchObject({ reason: 'archive-size' })
  })

  test.each([
    [[0x50, 0x4b, 3, 4], true],
    [[0x50, 0x4b, 5, 6], true],
    [[0x51, 0x4b, 3, 4], false],
    [[0x50, 0x4b, 5, 4], false],
  ])('is a ZIP by its first bytes %j: %s', (bytes, expected) => {
    expect(isArchive(Buffer.from(bytes))).toBe(expected)
  })

  test('is refused if it is a ZIP cut anywhere', async () => {
    const ends = Array.from({ length: two.length - 4 }, (_, index) => index + 4)
    const found = await Promise.all(ends.map((end) => refusalOf(two.subarray(0, end))))
    expect(found).not.toContain('unpacked')
  })

  test('is not read before it is unpacked', () => {
    expect(readStatementFile(Buffer.from(two), TODAY).refusal).toMatchObject({ reason: 'archive-nested' })
  })
})
