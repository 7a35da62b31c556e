import { createHash } from 'node:crypto'
import { pdfText } from '@cauce/client/testing/pdf.ts'

export { spanishIban } from '@cauce/seed/spanish-numbers'

/** The file kind is detected from the bytes. */

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEVHaopA0E+MAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgIAcAAAA2AAFnV6ZyAAAAAElFTkSuQmCC'

export const pngBytes = (): Buffer<ArrayBuffer> => Buffer.from(PNG, 'base64')
export const pdfBytes = (text?: string, catalog?: string): Buffer<ArrayBuffer> =>
  Buffer.from(pdfText(text, catalog), 'latin1')

const box = (type: string, ...content: Buffer[]): Buffer<ArrayBuffer> => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.reduce((size, { length }) => size + length, 8))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

/** MP4 with one empty video track: valid boxes, nothing to play. */
export const mp4Bytes = (handler = 'vide'): Buffer<ArrayBuffer> =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2avc1mp41', 'latin1')),
    box(
      'moov',
      box('trak', box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}`, 'latin1'), Buffer.alloc(13)))),
    ),
    box('mdat', Buffer.alloc(64)),
  ])

export const png = (name = 'imagen.png'): File => new File([pngBytes()], name)
export const mp4 = (name = 'obra.mp4'): File => new File([mp4Bytes()], name)
/** What an approval says that it has seen of `pdf()`: its SHA-256. */
export const SEEN = createHash('sha256').update(pdfBytes()).digest('hex')

export const pdf = (name = 'documento.pdf', text?: string): File => new File([pdfBytes(text)], name)

/** What a residence abroad is declared with. */
export const ABROAD = {
  street: 'Rua das Flores 12, 3.º',
  city: 'Porto',
  postCode: '4050-262',
  foreignTaxNumber: '245 678 901',
  birthCity: 'Coimbra',
  birthCountry: 'PT',
} as const
