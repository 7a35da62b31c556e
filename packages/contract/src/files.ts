import type { FieldError } from './errors.ts'

/** Exclusive, in bytes (handbook rule 10.2). */
export const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024

/** By content, never by name (handbook rule 10.4). */
export const fileKinds = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  json: 'application/json',
  mp4: 'video/mp4',
  xml: 'application/xml',
  txt: 'text/plain',
  zip: 'application/zip',
} as const
export type FileKind = keyof typeof fileKinds

export const ATTACHMENT_KINDS: readonly FileKind[] = ['png', 'jpg', 'pdf']
export const DOCUMENT_KINDS: readonly FileKind[] = ['pdf']
export const IMAGE_KINDS: readonly FileKind[] = ['png', 'jpg', 'webp']

export const VIDEO_KINDS: readonly FileKind[] = ['mp4']

/** As the browser reports it. */
interface ChosenFile {
  readonly type: string
  readonly size: number
}

export function refusalOfFile(
  { type, size }: ChosenFile,
  kinds: readonly FileKind[],
): Omit<FieldError, 'path'> | undefined {
  if (size >= MAXIMUM_FILE_BYTES)
    return { code: 'file-too-large', params: { maximumMegabytes: MAXIMUM_FILE_BYTES / 1024 ** 2 } }
  if (!kinds.some((kind) => typesOf(kind).includes(type)))
    return { code: 'file-kind', params: { kinds: kinds.join(', ') } }
  return size === 0 ? { code: 'file-empty' } : undefined
}

/** MIME types of browsers: most call XML `text/xml`. */
export const typesOf = (kind: FileKind): readonly string[] =>
  kind === 'xml' ? [fileKinds.xml, 'text/xml'] : [fileKinds[kind]]
