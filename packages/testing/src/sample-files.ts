import { pdfText } from '@cauce/client/test-pdf.ts'

export { spanishIban } from '@cauce/seed/spanish-numbers'

/** Files to upload. Their kind is recognised from their bytes. */

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEVHaopA0E+MAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgIAcAAAA2AAFnV6ZyAAAAAElFTkSuQmCC'

/** A PNG of 8 x 6 pixels in one colour. */
export const pngBytes = (): Buffer<ArrayBuffer> => Buffer.from(PNG, 'base64')
/** A PDF of one page with one line of text. */
export const pdfBytes = (text?: string, catalog?: string): Buffer<ArrayBuffer> =>
  Buffer.from(pdfText(text, catalog), 'latin1')

export const png = (name = 'imagen.png'): File => new File([pngBytes()], name)
export const pdf = (name = 'documento.pdf', text?: string): File => new File([pdfBytes(text)], name)
