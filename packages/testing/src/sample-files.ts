export { spanishIban } from '@cauce/seed/spanish-numbers'

/** Files to upload. Their kind is recognised from their bytes. */

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEVHaopA0E+MAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgIAcAAAA2AAFnV6ZyAAAAAElFTkSuQmCC'

/** A PNG of 8 x 6 pixels in one colour. */
export const pngBytes = (): Buffer<ArrayBuffer> => Buffer.from(PNG, 'base64')
/** The smallest text that the API takes for a PDF. */
export const pdfBytes = (text = 'Cauce'): Buffer<ArrayBuffer> => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

export const png = (name = 'imagen.png'): File => new File([pngBytes()], name)
export const pdf = (name = 'documento.pdf', text?: string): File => new File([pdfBytes(text)], name)
