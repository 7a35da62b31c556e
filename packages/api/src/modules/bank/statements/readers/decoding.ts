import { isUtf8 } from 'node:buffer'
import type { Remarks } from './remarks.ts'

/** Bytes decoded at once, to bound memory and the time until a reader can pause: 5 ms for hostile XML. */
const CHUNK_BYTES = 16_384

/** Code page 850 from byte 128 on, which the norm recommends and `TextDecoder` does not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** By the byte order mark, or by the zero beside the first `<`. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c) ? 'utf-16be' : undefined
}

/** For detecting the format. */
export function beginningOf(bytes: Uint8Array): string {
  const beginning = bytes.subarray(0, 512)
  return new TextDecoder(utf16Of(bytes) ?? (startsWith(bytes, 0xef, 0xbb, 0xbf) ? 'utf-8' : 'latin1')).decode(beginning)
}

export const isXml = (bytes: Uint8Array): boolean => /^\s*</.test(beginningOf(bytes))

/** What the bytes show goes before what is declared: valid UTF-8 is no other encoding by chance. */
export function* xmlText(bytes: Uint8Array, remarks?: Remarks): Generator<string> {
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined)
  yield* withoutDeclarations(decoded(bytes, encoding ?? declaredEncoding(bytes, remarks)))
}

function declaredEncoding(bytes: Uint8Array, remarks: Remarks | undefined): string {
  const declared = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/.exec(beginningOf(bytes))?.[1] ?? 'UTF-8'
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
export const norma43Text = (bytes: Uint8Array): Generator<string> =>
  decoded(bytes, utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : codePageOf(bytes)))

const COMMON = /[áéíóúüñçàèòï]/i
const LETTER = /\p{L}/u
const SAMPLE_BYTES = 1_000_000

/** In which of the two the letters look like those of a name: letters of these countries, in the case of their neighbours. */
function codePageOf(bytes: Uint8Array): 'cp850' | 'windows-1252' {
  const sample = Buffer.from(bytes.subarray(0, SAMPLE_BYTES)).toString('latin1')
  const windows = new TextDecoder('windows-1252')
  let lead = 0
  for (const [found] of sample.matchAll(/[A-Za-z]?[\u{80}-\u{FF}][A-Za-z]?/gu)) {
    const letter = found.codePointAt(/^[A-Za-z]/.test(found) ? 1 : 0)!
    const neighbour = found.match(/[A-Za-z]/g)?.at(-1)
    if (neighbour === undefined) continue
    lead += likelinessOf(CP850[letter - 128]!, neighbour)
    lead -= likelinessOf(windows.decode(Uint8Array.of(letter)), neighbour)
  }
  return lead > 0 ? 'cp850' : 'windows-1252'
}

function likelinessOf(character: string, neighbour: string): number {
  if (!LETTER.test(character) || /[ªº]/.test(character)) return 0
  const isLower = (text: string) => text === text.toLowerCase()
  // A capital may stand before small letters, a small letter never before or after capitals only.
  if (isLower(character) && !isLower(neighbour)) return 0
  return COMMON.test(character) ? 3 : 1
}

function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding === 'cp850' ? 'latin1' : encoding)
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const piece = bytes.subarray(start, start + CHUNK_BYTES)
    yield encoding === 'cp850' ? cp850TextOf(piece) : decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

const cp850TextOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u{80}-\u{FF}]/gu, (byte) => CP850[byte.codePointAt(0)! - 128]!)
