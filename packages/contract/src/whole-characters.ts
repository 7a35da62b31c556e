/** Lone surrogate at either end. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g

/** `slice` without lone surrogates at the ends: PostgreSQL refuses them in JSON. */
export const sliceOfText = (text: string, start: number, end?: number): string =>
  text.slice(start, end).replaceAll(HALVES, '')
