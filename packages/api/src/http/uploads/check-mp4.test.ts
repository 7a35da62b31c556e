import { describe, expect, test } from 'vitest'
import { isWholeVideo } from './check-mp4.ts'

function box(type: string, content: Buffer = Buffer.alloc(0), size = 8 + content.length): Buffer {
  const head = Buffer.alloc(8, 0)
  head.writeUInt32BE(size)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
function largeBox(type: string, content: Buffer, size = 16 + content.length): Buffer {
  const long = Buffer.alloc(8)
  long.writeBigUInt64BE(BigInt(size))
  return box(type, Buffer.concat([long, content]), 1)
}
const within = (types: readonly string[], content: Buffer) =>
  types.reduceRight((inner, type) => box(type, inner), content)

const ftyp = box('ftyp', Buffer.from('isom'))
const mdat = box('mdat', Buffer.alloc(5))
const handler = (kind: string) => box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${kind}`, 'latin1'))
const moov = within(['moov', 'trak', 'mdia'], handler('vide'))
const file = (...boxes: readonly Buffer[]) => Buffer.concat(boxes)

describe('accepted as a complete video:', () => {
  test.each([
    { what: 'a file with its description before its data', bytes: file(ftyp, moov, mdat) },
    { what: 'a file with its description after its data', bytes: file(ftyp, mdat, moov) },
    { what: 'a file with an empty box at its end', bytes: file(ftyp, moov, mdat, box('free')) },
    {
      what: 'a file whose last box has no size and reaches to the end',
      bytes: file(ftyp, moov, box('mdat', Buffer.alloc(5), 0)),
    },
    { what: 'a file with a box size of 64 bits', bytes: file(ftyp, largeBox('mdat', Buffer.alloc(5)), moov) },
    {
      what: 'a file with an empty box and its size in 64 bits',
      bytes: file(ftyp, moov, largeBox('mdat', Buffer.alloc(0))),
    },
    {
      what: 'a file with a sound track and a video track',
      bytes: file(
        ftyp,
        box('moov', file(...['soun', 'vide'].map((kind) => within(['trak', 'mdia'], handler(kind))))),
        mdat,
      ),
    },
  ])('$what', ({ bytes }) => {
    expect(isWholeVideo(bytes)).toBe(true)
  })
})

describe('refused as an incomplete video:', () => {
  const inParts = (types: readonly string[]) => file(ftyp, within(types, handler('vide')), mdat)
  test.each([
    { what: 'an empty file', bytes: Buffer.alloc(0) },
    { what: 'a file without a file type box', bytes: file(moov, mdat) },
    { what: 'a file whose file type box is not the first', bytes: file(moov, ftyp, mdat) },
    { what: 'a file without media data', bytes: file(ftyp, moov) },
    { what: 'a file without a description of its media data', bytes: file(ftyp, mdat) },
    { what: 'a file with sound only', bytes: file(ftyp, within(['moov', 'trak', 'mdia'], handler('soun')), mdat) },
    {
      what: 'a handler box that ends within the kind of its track',
      bytes: file(ftyp, within(['moov', 'trak', 'mdia'], handler('vid')), mdat),
    },
    { what: 'a track in another box than the description', bytes: inParts(['free', 'trak', 'mdia']) },
    { what: 'a description without a track box', bytes: inParts(['moov', 'udta', 'mdia']) },
    { what: 'a track without a media box', bytes: inParts(['moov', 'trak', 'meta']) },
    {
      what: 'a description with three bytes after its last box',
      bytes: file(ftyp, box('moov', file(moov.subarray(8), Buffer.alloc(3))), mdat),
    },
    { what: 'a file with three bytes after its last box', bytes: file(ftyp, moov, mdat, Buffer.alloc(3)) },
    { what: 'a file without its last byte', bytes: file(ftyp, moov, mdat).subarray(0, -1) },
    {
      what: 'a box whose size is smaller than its header',
      bytes: file(ftyp, moov, mdat, box('free', Buffer.alloc(0), 7)),
    },
    {
      what: 'a box whose size in 64 bits is cut off',
      bytes: file(ftyp, moov, mdat, box('free', Buffer.alloc(7), 1)),
    },
    {
      what: 'a box whose size in 64 bits is smaller than its header',
      bytes: file(ftyp, moov, mdat, largeBox('free', Buffer.alloc(0), 15)),
    },
  ])('$what', ({ bytes }) => {
    expect(isWholeVideo(bytes)).toBe(false)
  })
})
