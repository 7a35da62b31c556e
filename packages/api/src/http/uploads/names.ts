import path from 'node:path'
import type { FileKind } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'

/** How names of files of a kind may end; the first is what is added to a name that ends otherwise. */
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
 * The name under which an upload is kept and downloaded: the last part of the given one, without control characters, at most 120
 * characters long. It ends as its content says, because the computer of the person who opens it goes by the name: a PDF that is
 * called `invoice.exe` would be started as a program.
 */
export function uploadName(given: string, kind: FileKind): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const name = sliceOfText(last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, ''), -MAXIMUM_LENGTH) || 'file'
  const endings = ENDINGS[kind]
  if (endings.includes(path.extname(name).toLowerCase())) return name
  return `${sliceOfText(name, 0, MAXIMUM_LENGTH - endings[0].length)}${endings[0]}`
}
