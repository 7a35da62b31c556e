import { brandNow } from '@cauce/contract/brand.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
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

export type Faces = readonly (readonly [name: string, font: PDFKit.OpenFont])[]

let opened: Promise<Faces> | undefined
/** Opened once: reading their tables takes half the time of a document. */
export const openFaces = (): Promise<Faces> =>
  (opened ??= Promise.all(
    Object.entries(FILES).map(async ([name, file]) => [name, create(await readFile(file))] as const),
  ))

/**
 * Write the document without a pause after this: fontkit caches each glyph with the letters that it was first read for.
 */
export function registerFaces(document: Document, faces: Faces): void {
  for (const [name, font] of faces) {
    font._glyphs = {}
    document.registerFont(name, font)
  }
}

/** The site's heading face if it has all letters. */
export const headingFace = (text: string): FaceName =>
  brandNow().headings === 'besley' && isDisplayable(text) ? 'display' : 'bold'

/** The face for a text that is writable: names in Greek or Cyrillic need one that has all scripts of the Union. */
export const faceOf = (text: string, wanted: FaceName): FaceName =>
  wanted === 'display' || isPlain(text) ? wanted : 'union'
