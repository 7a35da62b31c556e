import { createHash } from 'node:crypto'
import type { FileKind } from '@cauce/contract'
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

const CONTENTS: Readonly<Record<FileKind, string>> = {
  png: PNG,
  jpg: '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgDBf/Z',
  webp: 'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoIAAYABABoJYgCdAFAAAD+4cNVpNJNzGE0kdgA',
  pdf: pdfBytes().toString('base64'),
  json: Buffer.from('[{"status":200}]').toString('base64'),
  xml: Buffer.from(
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>REPORT-1</MsgId></GrpHdr></CstmrPmtStsRpt></Document>',
  ).toString('base64'),
  mp4: mp4Bytes().toString('base64'),
  txt: Buffer.from('110049').toString('base64'),
  // Empty archive.
  zip: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
}

export function fileOf(kind: FileKind): File {
  return new File([Buffer.from(CONTENTS[kind], 'base64')], `archivo.${kind}`)
}

/** What a residence abroad is declared with. */
export const ABROAD = {
  street: 'Rua das Flores 12, 3.º',
  city: 'Porto',
  postCode: '4050-262',
  foreignTaxNumber: '245 678 901',
  birthCity: 'Coimbra',
  birthCountry: 'PT',
} as const
