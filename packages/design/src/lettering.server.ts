import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'

/** Text as outlines, for images rendered on machines without our fonts. Server only: reads font files. */
const FILES = {
  display: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  text: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
} as const

export interface Lettering {
  readonly path: string
  readonly width: number
}

/** Missing letters lose their accent or are left out. */
export function lettering(text: string, face: keyof typeof FILES, size: number): Lettering {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  let width = 0
  let path = ''
  for (const letter of drawable(font, text)) {
    for (const glyph of font.glyphsForString(letter)) {
      path += placed(glyph.path.toSVG(), scale, width)
      width += glyph.advanceWidth * scale
    }
  }
  return { path, width }
}

/** Words that fit into `lines` lines of `width` pixels; truncated text ends with an ellipsis. */
export function letteringLines(
  text: string,
  face: keyof typeof FILES,
  { size, width, lines }: { readonly size: number; readonly width: number; readonly lines: number },
): Lettering[] {
  const fits = (words: string) => lettering(words, face, size).width <= width
  const set: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) {
      line = longer
    } else if (set.length + 1 < lines) {
      set.push(line)
      line = word
    } else {
      line = `${line.replace(/[,;:.]+$/, '')}…`
      break
    }
  }
  return [...set, line].map((words) => lettering(words, face, size))
}

const fonts = new Map<string, Font>()
const { resolve } = createRequire(import.meta.url)

function fontOf(face: keyof typeof FILES): Font {
  const known = fonts.get(face)
  if (known) return known
  const font = create(readFileSync(resolve(FILES[face]))) as Font
  fonts.set(face, font)
  return font
}

const drawable = (font: Font, text: string): string[] =>
  [...text.normalize('NFC')].flatMap((letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return (
      [letter, plain].find((one) => [...one].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0)!))) ?? []
    )
  })

/** Converts an outline (y up, font units) to the picture (y down, pixels). */
function placed(outline: string, scale: number, x: number): string {
  return outline.replaceAll(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const places = numbers.trim() === '' ? [] : numbers.trim().split(/[\s,]+/)
    return (
      command +
      places
        .map((value, index) => round(index % 2 === 0 ? Number(value) * scale + x : -Number(value) * scale))
        .join(' ')
    )
  })
}

const round = (value: number) => Math.round(value * 10) / 10
