import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { TODAY } from './camt.fixture.ts'
import { readStatementFile, unpackStatementFiles } from './index.ts'

const text = (content: string) => strToU8(content)
const unpack = (bytes: Uint8Array) => unpackStatementFiles('week.zip', bytes)
const reasonOf = (bytes: Uint8Array) => {
  const result = unpack(bytes)
  return 'refusal' in result ? result.refusal.reason : 'unpacked'
}

/** The archive with a number of its directory replaced, in each entry. */
function withDirectory(archive: Uint8Array, offset: number, write: (view: DataView, at: number) => void): Uint8Array {
  const changed = archive.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at < changed.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) write(view, at + offset)
  return changed
}

describe('what is sent', () => {
  test('is a file by itself if it is no ZIP', () => {
    const bytes = text('11')
    expect(unpack(bytes)).toEqual({ files: [{ name: 'week.zip', bytes }] })
  })

  test('is each file of a ZIP, packed or stored, without its folders and what macOS adds', () => {
    const archive = zipSync({
      'november/a.xml': [text('<a/>'.repeat(500)), { level: 9 }],
      'b.n43': [text('11'), { level: 0 }],
      __MACOSX: { '._b.n43': text('x') },
      '.DS_Store': text('x'),
      empty: {},
    })
    const result = unpack(archive)
    expect('files' in result && result.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a.xml', '<a/>'.repeat(500)],
      ['b.n43', '11'],
    ])
  })

  const two = zipSync({ 'a.xml': [text('<a/>'.repeat(50)), { level: 9 }], 'b.xml': [text('b'), { level: 0 }] })
  const many: Zippable = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}.xml`, text('x')]))
  test.each([
    { what: 'a ZIP without files', bytes: zipSync({}), reason: 'archive-empty' },
    { what: 'a ZIP of folders only', bytes: zipSync({ a: {} }), reason: 'archive-empty' },
    { what: 'a ZIP in a ZIP', bytes: zipSync({ 'inner.zip': zipSync({ a: text('x') }) }), reason: 'archive-nested' },
    { what: 'more than a hundred files', bytes: zipSync(many), reason: 'archive-files' },
    {
      what: 'more bytes than may be unpacked, before any is unpacked',
      bytes: withDirectory(two, 24, (view, at) => view.setUint32(at, 200 * 1024 * 1024, true)),
      reason: 'archive-size',
    },
    {
      what: 'a file that is longer than the directory says',
      bytes: withDirectory(two, 24, (view, at) => view.setUint32(at, 1, true)),
      reason: 'archive-damaged',
    },
    {
      what: 'a file that is shorter than the directory says',
      bytes: withDirectory(two, 24, (view, at) => view.setUint32(at, 300, true)),
      reason: 'archive-damaged',
    },
    {
      what: 'another checksum',
      bytes: withDirectory(two, 16, (view, at) => view.setUint32(at, 7, true)),
      reason: 'archive-damaged',
    },
    {
      what: 'a password',
      bytes: withDirectory(two, 8, (view, at) => view.setUint16(at, 1, true)),
      reason: 'archive-encrypted',
    },
    {
      what: 'a method other than deflate',
      bytes: withDirectory(two, 10, (view, at) => view.setUint16(at, 12, true)),
      reason: 'archive-unreadable',
    },
    {
      what: 'an entry that points outside',
      bytes: withDirectory(two, 42, (view, at) => view.setUint32(at, 0xfffffff0, true)),
      reason: 'archive-unreadable',
    },
    { what: 'a ZIP with bytes after its end', bytes: Buffer.concat([two, text('x')]), reason: 'archive-unreadable' },
  ])('$what: $reason', ({ bytes, reason }) => {
    expect(reasonOf(bytes)).toBe(reason)
  })

  test('cut anywhere, a ZIP is refused', () => {
    const ends = Array.from({ length: two.length - 4 }, (_, index) => index + 4)
    expect(ends.filter((end) => reasonOf(two.subarray(0, end)) === 'unpacked')).toEqual([])
  })

  test('is not read before it is unpacked', () => {
    expect(readStatementFile(two, TODAY).refusal).toMatchObject({ reason: 'archive-nested' })
  })
})
