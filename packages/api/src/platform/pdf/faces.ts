import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isDisplayable } from './paper.domain.ts'
import type { Document } from './pdf-page.ts'

const require = createRequire(import.meta.url)
const FILES = {
  regular: require.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  display: require.resolve('@cauce/design/faces/besley.ttf'),
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
