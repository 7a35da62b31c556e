import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isDisplayable, isPlain } from './paper.domain.ts'
import type { Document } from './pdf-page.ts'

const require = createRequire(import.meta.url)
const FILES = {
  regular: require.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  display: require.resolve('@cauce/design/faces/besley.ttf'),
  union: require.resolve('@cauce/design/faces/noto-sans.ttf'),
} as const
export type FaceName = keyof typeof FILES

let read: Promise<readonly (readonly [name: string, bytes: Buffer])[]> | undefined
const readFaces = () =>
  (read ??= Promise.all(Object.entries(FILES).map(async ([name, file]) => [name, await readFile(file)] as const)))

export async function registerFaces(document: Document): Promise<void> {
  for (const [name, bytes] of await readFaces()) document.registerFont(name, bytes)
}

/** The site's heading face if it has all letters. */
export const headingFace = (text: string): FaceName => (isDisplayable(text) ? 'display' : 'bold')

/** The face for a text that is writable: names in Greek or Cyrillic need one that has all scripts of the Union. */
export const faceOf = (text: string, wanted: FaceName): FaceName =>
  wanted === 'display' || isPlain(text) ? wanted : 'union'
