import type { CodedError } from '@cauce/i18n/error-message.ts'
import { ATTACHMENT_KINDS, refusalOfFile } from '@cauce/contract/files.ts'

/** The accepted files, and the first refused one with the reason. */
export interface Choice {
  readonly files: readonly File[]
  readonly refused?: { readonly name: string; readonly error: CodedError } | undefined
}

/** Handbook rule 9.7. With a maximum of one, the new file replaces the old. */
export function addFiles(present: readonly File[], chosen: readonly File[], maximum: number): Choice {
  const bad = chosen.map((file) => ({ file, error: refusalOfFile(file, ATTACHMENT_KINDS) })).find(({ error }) => error)
  const refused = bad?.error && { name: bad.file.name, error: bad.error }
  const good = chosen.filter((file) => refusalOfFile(file, ATTACHMENT_KINDS) === undefined)
  if (maximum === 1) return { files: good.length > 0 ? good.slice(-1) : present, refused }
  const fresh = good.filter((file) => !present.some((other) => isSame(file, other)))
  const files = [...present, ...fresh]
  const left = files[maximum]
  if (!left) return { files, refused }
  return { files: files.slice(0, maximum), refused: refused ?? { name: left.name, error: tooMany(maximum) } }
}

const tooMany = (maximum: number): CodedError => ({ code: 'too-many-files', params: { maximum } })

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
