import { fileKinds, MAXIMUM_FILE_BYTES, type FileKind } from '@cauce/contract/files.ts'
import type { CodedError } from '@cauce/i18n/error-message.ts'

/** What is wrong with a file before it is sent. */
export function problemWith(file: File, kinds: readonly FileKind[]): CodedError | undefined {
  if (file.size === 0) return { code: 'file-empty' }
  if (file.size >= MAXIMUM_FILE_BYTES)
    return { code: 'file-too-large', params: { maximumMegabytes: MAXIMUM_FILE_BYTES / 1024 / 1024 } }
  if (!kinds.some((kind) => typesOf(kind).includes(file.type)))
    return { code: 'file-kind', params: { kinds: kinds.join(', ') } }
  return undefined
}

/** The types by which browsers name a kind: an XML file is `text/xml` for most of them. */
export const typesOf = (kind: FileKind): readonly string[] =>
  kind === 'xml' ? [fileKinds.xml, 'text/xml'] : [fileKinds[kind]]
