/** ISO/IEC 14496-12. */
interface Box {
  readonly type: string
  readonly from: number
  readonly to: number
}

/** Complete MP4 with a video track: boxes fill the file exactly. Frames are decoded by browsers only. */
export function isWholeVideo(bytes: Buffer): boolean {
  const boxes = boxesIn(bytes, { from: 0, to: bytes.length })
  if (!boxes || boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'mdat')) return false
  const handlers = ['moov', 'trak', 'mdia', 'hdlr'].reduce<readonly Box[]>(
    (parents, type) => parents.flatMap((parent) => insideOf(bytes, parent).filter((box) => box.type === type)),
    [{ type: 'file', from: 0, to: bytes.length }],
  )
  return handlers.some(({ from, to }) => typeAt(bytes.subarray(from, to), HANDLER) === 'vide')
}

/** Offset of the handler type in `hdlr`. */
const HANDLER = 8

const insideOf = (bytes: Buffer, box: Pick<Box, 'from' | 'to'>): readonly Box[] => boxesIn(bytes, box) ?? []

/** Undefined unless they fill the range exactly. */
function boxesIn(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>): Box[] | undefined {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    const head = headAt(bytes, at, to)
    if (!head) return undefined
    boxes.push({ type: typeAt(bytes, at + 4), from: at + head.length, to: at + head.size })
    at += head.size
  }
  return boxes
}

/** Size 1: 64 bits follow; 0: to the end. */
function headAt(bytes: Buffer, at: number, to: number): { size: number; length: number } | undefined {
  if (at + 8 > to) return undefined
  const short = bytes.readUInt32BE(at)
  const length = short === 1 ? 16 : 8
  if (at + length > to) return undefined
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
  return size >= length && at + size <= to ? { size, length } : undefined
}

const typeAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)
