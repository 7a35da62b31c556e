import type { FieldError } from '@cauce/contract/errors.ts'
import { ATTACHMENT_KINDS, refusalOfFile } from '@cauce/contract/files.ts'

/** With a maximum of one, the new file replaces the old. */
export function addFiles(present: readonly File[], chosen: readonly File[], maximum: number): readonly File[] {
  if (maximum === 1) return chosen.length > 0 ? chosen.slice(-1) : present
  return [...present, ...chosen.filter((file) => !present.some((other) => isSame(file, other)))]
}

/** The first file that is refused, with its name (handbook rule 9.7). */
export function mistakesOfFiles(
  path: string,
  files: readonly File[],
  maximum: number,
): (FieldError & Pick<File, 'name'>)[] {
  const tooMany = { code: 'too-many-files', params: { maximum } } as const
  const mistakes = files.flatMap((file, index) => {
    const refusal = index < maximum ? refusalOfFile(file, ATTACHMENT_KINDS) : tooMany
    return refusal ? [{ ...refusal, path, name: file.name }] : []
  })
  return mistakes.slice(0, 1)
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
