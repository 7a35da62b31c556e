/** A part of an MP4 file (ISO/IEC 14496-12): its type, and where its content is. */
interface Box {
  readonly type: string
  readonly from: number
  readonly to: number
}

/**
 * Whether bytes are a whole MP4 with a track of pictures: boxes that fill the file to its last byte, of which one describes the
 * tracks and one holds them. The pictures themselves are decoded by the browser alone.
 */
export function isWholeVideo(bytes: Buffer): boolean {
  const boxes = boxesIn(bytes, { from: 0, to: bytes.length })
  if (!boxes || boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'mdat')) return false
  const handlers = ['moov', 'trak', 'mdia', 'hdlr'].reduce<readonly Box[]>(
    (parents, type) => parents.flatMap((parent) => insideOf(bytes, parent).filter((box) => box.type === type)),
    [{ type: 'file', from: 0, to: bytes.length }],
  )
  return handlers.some(({ from, to }) => typeAt(bytes.subarray(from, to), HANDLER) === 'vide')
}

/** Where the kind of a track stands in the content of its `hdlr`. */
const HANDLER = 8

const insideOf = (bytes: Buffer, box: Pick<Box, 'from' | 'to'>): readonly Box[] => boxesIn(bytes, box) ?? []

/** The boxes that fill a stretch of bytes; undefined when they do not fill it exactly. */
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

/** How long a box is with its head: 1 says that the size follows in 64 bits, 0 that the box reaches to the end. */
function headAt(bytes: Buffer, at: number, to: number): { size: number; length: number } | undefined {
  if (at + 8 > to) return undefined
  const short = bytes.readUInt32BE(at)
  const length = short === 1 ? 16 : 8
  if (at + length > to) return undefined
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
  return size >= length && at + size <= to ? { size, length } : undefined
}

const typeAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)
