/** A half at an end: the second of a pair that begins before, or the first of one that goes on. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g

/**
 * What `slice` cuts out of a text, without the half characters at its ends. A character beyond U+FFFF has two places in a text, and
 * PostgreSQL takes no half of one in JSON.
 */
export const sliceOfText = (text: string, start: number, end?: number): string =>
  text.slice(start, end).replaceAll(HALVES, '')
