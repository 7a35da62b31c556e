import { pdfBytes, pngBytes } from '@cauce/testing/sample-files'

/** A file as Playwright takes it for file fields and multipart calls. */
export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A PDF of one page with one line of text. */
export const pdfFile = (name: string, text: string): UploadFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfBytes(text),
})

export const pngFile = (name: string): UploadFile => ({ name, mimeType: 'image/png', buffer: pngBytes() })

/** A file of a kind that is never accepted. */
export const textFile = (name: string): UploadFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('Esto no es un documento.'),
})

/** A PDF of exactly the size that is too large (handbook rule 10.2). */
export function tooLargePdf(name: string, bytes: number): UploadFile {
  const { buffer, ...file } = pdfFile(name, 'Cauce')
  return { ...file, name, buffer: Buffer.concat([buffer], bytes) }
}
