export { spanishIban } from '@cauce/seed/iban'

/** Files to upload. Their kind is recognised from their bytes. */

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEVHaopA0E+MAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgIAcAAAA2AAFnV6ZyAAAAAElFTkSuQmCC'

/** 8 x 6 pixels of one colour. */
export const pngBytes = (): Buffer<ArrayBuffer> => Buffer.from(PNG, 'base64')
export const pdfBytes = (text = 'Cauce'): Buffer<ArrayBuffer> => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

export const png = (name = 'imagen.png'): File => new File([pngBytes()], name)
export const pdf = (name = 'documento.pdf', text?: string): File => new File([pdfBytes(text)], name)
