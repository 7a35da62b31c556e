import { crc32, deflateSync } from 'node:zlib'
import { pdfBytes } from '../sample-files.ts'

const pdfOf = (text: string) => new File([`%PDF-1.7\n${text}`, pdfBytes()], 'documento.pdf')

/** Four megabytes of headers of objects. */
export const objectsPdf = (): File => pdfOf('1 0 obj\n'.repeat(500_000))
/** Four megabytes between objects. */
export const junkPdf = (): File => pdfOf('x\n'.repeat(2_000_000))
/** As many objects as in a tagged book. */
export const heavyPdf = (): File =>
  pdfOf(
    Array.from(
      { length: 20_000 },
      (_, n) => `${n + 9} 0 obj\n<< /Type /StructElem /S /P /K ${n} /A [1 2 3] >>\nendobj\n`,
    ).join(''),
  )

interface Png {
  readonly width: number
  readonly height: number
  readonly bitDepth: 8 | 16
  readonly isInterlaced: boolean
  readonly rows: Buffer
}

function pngOf({ width, height, bitDepth, isInterlaced, rows }: Png): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // Colour with transparency.
  head.set([bitDepth, 6, 0, 0, isInterlaced ? 1 : 0], 8)
  const chunk = (type: string, content: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** 60 million pixels of one colour: 460 kB, 480 MB decoded. */
export function bombPng(kind: 'plain' | 'interlaced'): File {
  const side = 7_744
  const isInterlaced = kind === 'interlaced'
  // Each row has its filter byte; the seven passes of Adam7 have fewer than twice the rows.
  const rows = Buffer.alloc(side * side * 8 + 2 * side)
  return new File([pngOf({ width: side, height: side, bitDepth: 16, isInterlaced, rows })], 'imagen.png')
}

/** Twelve million pixels, as of a telephone. */
export function photoPng(): File {
  const [width, height] = [4_000, 3_000]
  const row = Buffer.alloc(width * 4 + 1)
  for (let at = 1; at < row.length; at += 1) row[at] = (at * at) >> 5
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return new File([(photo ??= pngOf({ width, height, bitDepth: 8, isInterlaced: false, rows }))], 'foto.png')
}
let photo: Buffer<ArrayBuffer> | undefined

/** Four megabytes of elements with twenty attributes. */
export function attributesXml(): File {
  const attributes = Array.from({ length: 20 }, (_, n) => `a${n}="1"`).join(' ')
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'
  const elements = `<A ${attributes}/>`.repeat(Math.floor(4_000_000 / (attributes.length + 6)))
  return new File(
    [`<?xml version="1.0"?><Document xmlns="${namespace}"><BkToCstmrStmt>${elements}</BkToCstmrStmt></Document>`],
    'extracto.xml',
  )
}

/** More lines than an import takes. */
export const longCsv = (): File => new File([`a;b\n${'1;2\n'.repeat(900_000)}`], 'lista.csv')
