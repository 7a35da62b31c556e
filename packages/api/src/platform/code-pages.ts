import type { Bytes } from '../spool.ts'

/** Code page 850 from byte 128 on, which `TextDecoder` does not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}'

interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string
}

export const decoderOf = (encoding: string): Decoder =>
  encoding === 'cp850' ? { decode: cp850TextOf } : new TextDecoder(encoding)

const cp850TextOf = (bytes: Uint8Array = new Uint8Array()): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u{80}-\u{FF}]/gu, (byte) => CP850[byte.codePointAt(0)! - 128]!)

export type CodePage = 'windows-1252' | 'cp850' | 'macintosh'

const COMMON = /[áéíóúüñçàèòï]/i
const LETTER = /\p{L}/u
const SAMPLE_BYTES = 1_000_000

/** In which the letters look like a name: of these countries, in the case of their neighbours; else the first. */
export function codePageOf<Page extends CodePage>(bytes: Bytes, pages: readonly [Page, ...Page[]]): Page {
  const sample = bytes.subarray(0, SAMPLE_BYTES).toString('latin1')
  const counts = Map.groupBy(sample.match(/[A-Za-z]?[\u{80}-\u{FF}][A-Za-z]?/gu) ?? [], (found) => found)
  const likeliness = pages.map((page) => {
    const decoder = decoderOf(page)
    let sum = 0
    for (const [found, { length }] of counts) sum += length * likelinessOf(decoder.decode(Buffer.from(found, 'latin1')))
    return sum
  })
  return pages[likeliness.indexOf(Math.max(...likeliness))]!
}

/** Of a letter between those beside it. */
function likelinessOf(text: string): number {
  const [, before = '', letter, after = ''] = /^([A-Za-z]?)(.)([A-Za-z]?)$/su.exec(text) ?? []
  const neighbour = after || before
  if (letter === undefined || neighbour === '' || !LETTER.test(letter) || /[ªº]/.test(letter)) return 0
  // A capital begins a word or stands among capitals, a small letter never stands before or after capitals only.
  if (isLower(letter) ? !isLower(neighbour) : before !== '' && isLower(before)) return 0
  // A word begins with it in French only.
  if (text.startsWith('ç')) return 1
  return COMMON.test(letter) ? 3 : 1
}

const isLower = (text: string) => text === text.toLowerCase()
