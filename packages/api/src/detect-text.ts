import type { Bytes } from './spool.ts'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** By the byte order mark, or by the zero beside the first `<`. */
export function utf16Of(whole: Bytes): 'utf-16le' | 'utf-16be' | undefined {
  const bytes = whole.subarray(0, 2)
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c) ? 'utf-16be' : undefined
}

/** For detecting the format. */
export function beginningOf(bytes: Bytes): string {
  const beginning = bytes.subarray(0, 512)
  return new TextDecoder(utf16Of(bytes) ?? (startsWith(beginning, 0xef, 0xbb, 0xbf) ? 'utf-8' : 'latin1')).decode(
    beginning,
  )
}

/** The declaration is optional (XML 1.0). */
export const isXml = (bytes: Bytes): boolean => /^\s*</.test(beginningOf(bytes))
