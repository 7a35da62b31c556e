export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** RFC 9110, 14.2: one range, `none` beyond the end, or the whole for absent, malformed or multiple ranges. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'none'
  return { from: Number(first), to: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}
