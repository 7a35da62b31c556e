import path from 'node:path'
import type { FileKind } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'

/** Allowed endings; the first is appended otherwise. */
const ENDINGS: Readonly<Record<FileKind, readonly [string, ...string[]]>> = {
  png: ['.png'],
  jpg: ['.jpg', '.jpeg'],
  webp: ['.webp'],
  pdf: ['.pdf'],
  json: ['.json'],
  mp4: ['.mp4'],
  xml: ['.xml', '.camt'],
  txt: ['.txt', '.csv', '.tsv', '.n43', '.q43', '.c43', '.aeb', '.csb', '.asc'],
  zip: ['.zip'],
}

const MAXIMUM_LENGTH = 120

/**
 * Safe file name: last segment, no control characters, 120 characters, extension by content, because the recipient's
 * computer goes by the name (`invoice.exe`).
 */
export function uploadName(given: string, kind: FileKind): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const name = sliceOfText(last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, ''), -MAXIMUM_LENGTH) || 'file'
  const endings = ENDINGS[kind]
  if (endings.includes(path.extname(name).toLowerCase())) return name
  return `${sliceOfText(name, 0, MAXIMUM_LENGTH - endings[0].length)}${endings[0]}`
}
