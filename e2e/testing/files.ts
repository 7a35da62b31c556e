import { pdfBytes, pngBytes } from '@cauce/testing/sample-files'

export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const pdfFile = (name: string, text: string): UploadFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfBytes(text),
})

export const pngFile = (name: string): UploadFile => ({ name, mimeType: 'image/png', buffer: pngBytes() })

export const textFile = (name: string): UploadFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('Esto no es un documento.'),
})

/** Handbook rule 10.2. */
export function tooLargePdf(name: string, bytes: number): UploadFile {
  const { buffer, ...file } = pdfFile(name, 'Cauce')
  return { ...file, name, buffer: Buffer.concat([buffer], bytes) }
}
