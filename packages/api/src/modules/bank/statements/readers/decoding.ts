import { isUtf8 } from 'node:buffer'
import { beginningOf, utf16Of } from '../../../../detect-text.ts'
import type { Bytes } from '../../../../spool.ts'
import { codePageOf, decoderOf } from '../../../../platform/code-pages.ts'
import type { Remarks } from './remarks.ts'

/** Bytes decoded at once, to bound memory and the time until a reader can pause: 5 ms for hostile XML. */
const CHUNK_BYTES = 16_384

/** Transfers of files fill them up with zeros or end them with the mark of DOS. */
function endOf(bytes: Bytes): number {
  let end = bytes.length
  for (let to = end; to > 0; to -= CHUNK_BYTES) {
    const from = Math.max(0, to - CHUNK_BYTES)
    const piece = bytes.subarray(from, to)
    const textEnd = piece.findLastIndex((byte) => byte > 0x20) + 1
    const mark = piece.subarray(textEnd).findIndex((byte) => byte === 0 || byte === 0x1a)
    if (mark !== -1) end = from + textEnd + mark
    if (textEnd > 0) break
  }
  return end
}

/** In pieces of whole characters. */
function isAllUtf8(bytes: Bytes): boolean {
  for (let from = 0; from < bytes.length;) {
    const piece = bytes.subarray(from, from + CHUNK_BYTES)
    const isLast = from + piece.length === bytes.length
    const end = isLast ? piece.length : piece.findLastIndex((byte) => (byte & 0xc0) !== 0x80)
    if (end < 1 || !isUtf8(piece.subarray(0, end))) return false
    from += end
  }
  return true
}

/** What the bytes show goes before what is declared: valid UTF-8 is no other encoding by chance. */
export function* xmlText(bytes: Bytes, remarks?: Remarks): Generator<string> {
  const encoding = utf16Of(bytes) ?? (isAllUtf8(bytes) ? 'utf-8' : undefined)
  const end = encoding?.startsWith('utf-16') ? bytes.length : endOf(bytes)
  yield* withoutDeclarations(decoded(bytes, encoding ?? declaredEncoding(bytes, remarks), end))
}

function declaredEncoding(bytes: Bytes, remarks: Remarks | undefined): string {
  const declared = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/.exec(beginningOf(bytes))?.[1] ?? 'UTF-8'
  if (/^(?:ibm|cp)-?850$/i.test(declared)) return 'cp850'
  try {
    const { encoding } = new TextDecoder(declared)
    if (!encoding.startsWith('utf-')) return encoding
  } catch {
    // A name that is no encoding.
  }
  remarks?.add('encoding-other', 1, { found: declared })
  return 'windows-1252'
}

/** Longer than any declaration; bounds what waits for the rest of a tag. */
const MAXIMUM_TAG = 1000

/** Some banks put several documents into one file, each with its declaration. Spaces keep the positions. */
function* withoutDeclarations(text: Iterable<string>): Generator<string> {
  let rest = ''
  for (const piece of text) {
    const whole = rest + piece
    const last = whole.lastIndexOf('<')
    const end = last === -1 || whole.length - last > MAXIMUM_TAG || whole.includes('>', last) ? whole.length : last
    rest = whole.slice(end)
    yield whole.slice(0, end).replaceAll(/<\?xml\s[^<>]*>/g, (found) => found.replaceAll(/[^\n]/g, ' '))
  }
  yield rest
}

/** Amounts, days and accounts are digits, so they are the same in each of these. */
export const norma43Text = (bytes: Bytes): Generator<string> =>
  decoded(
    bytes,
    utf16Of(bytes) ?? (isAllUtf8(bytes) ? 'utf-8' : codePageOf(bytes, ['windows-1252', 'cp850', 'macintosh'])),
  )

function* decoded(bytes: Bytes, encoding: string, end = bytes.length): Generator<string> {
  const decoder = decoderOf(encoding)
  for (let start = 0; start < end; start += CHUNK_BYTES)
    yield decoder.decode(bytes.subarray(start, Math.min(end, start + CHUNK_BYTES)), { stream: true })
  yield decoder.decode()
}
