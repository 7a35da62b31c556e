import type { FieldError } from './errors.ts'

/** Maximum file size 5 MB (handbook rule 10.2), in bytes; a file must be below it. */
export const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024

/** What content may be uploaded where (handbook rule 10.4). The content decides the kind, never the file name. */
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
/** A kind of file content that can be uploaded. */
export type FileKind = keyof typeof fileKinds

/** Ticket and bank attachments: images and PDF. */
export const ATTACHMENT_KINDS: readonly FileKind[] = ['png', 'jpg', 'pdf']
/** Customer documents: PDF only. */
export const DOCUMENT_KINDS: readonly FileKind[] = ['pdf']
/** Pictures of projects, project types and promotions. */
export const IMAGE_KINDS: readonly FileKind[] = ['png', 'jpg', 'webp']

/** Videos of projects. */
export const VIDEO_KINDS: readonly FileKind[] = ['mp4']

/** What a browser says of a file before it is sent. */
interface ChosenFile {
  /** The type by which the browser names its kind. */
  readonly type: string
  readonly size: number
}

/** Why a file cannot be sent (handbook rules 10.2 and 10.4). The API looks at the content besides. */
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

/** The types by which browsers name a kind: an XML file is `text/xml` for most of them. */
export const typesOf = (kind: FileKind): readonly string[] =>
  kind === 'xml' ? [fileKinds.xml, 'text/xml'] : [fileKinds[kind]]
