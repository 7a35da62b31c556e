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

describe('a complete video is', () => {
  test.each([
    { what: 'one with its description before its data', bytes: file(ftyp, moov, mdat) },
    { what: 'one with its description after its data', bytes: file(ftyp, mdat, moov) },
    { what: 'one with an empty box at its end', bytes: file(ftyp, moov, mdat, box('free')) },
    { what: 'one whose last box reaches to the end', bytes: file(ftyp, moov, box('mdat', Buffer.alloc(5), 0)) },
    { what: 'one with a size of 64 bits', bytes: file(ftyp, largeBox('mdat', Buffer.alloc(5)), moov) },
    { what: 'one with an empty box of such a size', bytes: file(ftyp, moov, largeBox('mdat', Buffer.alloc(0))) },
    {
      what: 'one with a sound track besides its video track',
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

describe('no complete video is', () => {
  const inParts = (types: readonly string[]) => file(ftyp, within(types, handler('vide')), mdat)
  test.each([
    { what: 'nothing', bytes: Buffer.alloc(0) },
    { what: 'one without its first box', bytes: file(moov, mdat) },
    { what: 'one whose first box comes later', bytes: file(moov, ftyp, mdat) },
    { what: 'one without tracks', bytes: file(ftyp, moov) },
    { what: 'one that does not describe them', bytes: file(ftyp, mdat) },
    { what: 'one with sound only', bytes: file(ftyp, within(['moov', 'trak', 'mdia'], handler('soun')), mdat) },
    {
      what: 'a description that ends too soon',
      bytes: file(ftyp, within(['moov', 'trak', 'mdia'], handler('vid')), mdat),
    },
    { what: 'a description in another box', bytes: inParts(['free', 'trak', 'mdia']) },
    { what: 'a description of no track', bytes: inParts(['moov', 'udta', 'mdia']) },
    { what: 'a description of no medium', bytes: inParts(['moov', 'trak', 'meta']) },
    {
      what: 'a track whose parts do not fill it',
      bytes: file(ftyp, box('moov', file(moov.subarray(8), Buffer.alloc(3))), mdat),
    },
    { what: 'one with three more bytes', bytes: file(ftyp, moov, mdat, Buffer.alloc(3)) },
    { what: 'one that lacks its last byte', bytes: file(ftyp, moov, mdat).subarray(0, -1) },
    { what: 'a box shorter than its head', bytes: file(ftyp, moov, mdat, box('free', Buffer.alloc(0), 7)) },
    {
      what: 'a box whose 64 bits of size are cut off',
      bytes: file(ftyp, moov, mdat, box('free', Buffer.alloc(7), 1)),
    },
    {
      what: 'a box of 64 bits shorter than its head',
      bytes: file(ftyp, moov, mdat, largeBox('free', Buffer.alloc(0), 15)),
    },
  ])('$what', ({ bytes }) => {
    expect(isWholeVideo(bytes)).toBe(false)
  })
})
