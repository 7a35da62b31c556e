import { isUtf8 } from 'node:buffer'
import { RefusedFile } from './refused-file.ts'

/** Bytes decoded at once, to bound memory and the time until a reader can pause: 5 ms for hostile XML. */
const CHUNK_BYTES = 16_384

/** Declared encodings. ASCII is a subset of UTF-8. */
const DECODERS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)
const hasUtf8Mark = (bytes: Uint8Array) => startsWith(bytes, 0xef, 0xbb, 0xbf)
const hasUtf16Mark = (bytes: Uint8Array) => startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)

/** For detecting the format. */
export const beginningOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(hasUtf8Mark(bytes) ? 3 : 0, 512)).toString('latin1')

/** Refuses another encoding, whatever is declared. */
export function* utf8Text(bytes: Uint8Array): Generator<string> {
  if (!isUtf8(bytes)) throw new RefusedFile('encoding-broken', lineOfBrokenUtf8(bytes), { expected: 'UTF-8' })
  yield* decoded(bytes, 'utf-8')
}

/** Decoded as declared. Refuses invalid bytes. */
export function* xmlText(bytes: Uint8Array): Generator<string> {
  if (hasUtf16Mark(bytes)) throw new RefusedFile('encoding-unknown', 1, { found: 'UTF-16' })
  const declared = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/.exec(beginningOf(bytes))?.[1] ?? 'utf-8'
  const encoding = DECODERS[declared.toLowerCase()]
  if (!encoding) throw new RefusedFile('encoding-unknown', 1, { found: declared })
  if (hasUtf8Mark(bytes) && encoding !== 'utf-8') throw new RefusedFile('encoding-broken', 1, { expected: declared })
  yield* encoding === 'utf-8' ? utf8Text(bytes) : decoded(bytes, encoding)
}

/**
 * The norm names a DOS code page, but files vary: valid UTF-8 is read as such, else windows-1252. Amounts, days and
 * accounts precede texts, so they are unaffected.
 */
export const norma43Text = (bytes: Uint8Array): Generator<string> =>
  decoded(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252')

function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    yield decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true })
  yield decoder.decode()
}

/** A line feed byte is never part of a multi-byte character. */
function lineOfBrokenUtf8(bytes: Uint8Array): number {
  let line = 1
  let start = 0
  while (start < bytes.length) {
    const feed = bytes.indexOf(10, start)
    const end = feed === -1 ? bytes.length : feed
    if (!isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
    line += 1
  }
  return line
}
