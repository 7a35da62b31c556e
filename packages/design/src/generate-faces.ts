import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { scales } from './tokens.ts'

/**
 * Subset fonts (decision front-end-performance); a separate cut for PDF, which takes no WOFF2 (decision
 * issued-documents).
 */
interface Cut {
  readonly file: string
  readonly source: string
  readonly letters: string
  readonly format: 'truetype' | 'woff2'
  /** Kept; those of the site if absent. */
  readonly features?: readonly string[]
  /** Of a variable face. */
  readonly weight?: number | { readonly min: number; readonly max: number }
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const LATIN = `${between(0x20, 0x7e)}${between(0xc0, 0xff)}ŒœªºŸ\u00A0¡¿«»‘’“”–—−…·•×°²³§©€%`
const ARROWS = '←→↑↓'
/** Not used in headings or amounts. */
const OF_MACHINES = /[{}|~^`\\<>]/g

/** All scripts of the Union, for names in documents: Latin, Greek, Cyrillic, with their signs. */
const UNION = [
  between(0x20, 0x7e),
  between(0xa0, 0x24f),
  // Marks on letters that have no composed form, such as `J̌`.
  between(0x300, 0x36f),
  between(0x370, 0x3e1),
  between(0x3f0, 0x4ff),
  between(0x1e00, 0x1fff),
  between(0x2010, 0x2044),
  between(0x20a0, 0x20bf),
  between(0x2100, 0x215f),
  '−',
].join('')

const DISPLAY = {
  source: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  letters: LATIN.replace(OF_MACHINES, ''),
  weight: Number(scales['weight-display']),
}

const CUTS: readonly Cut[] = [
  { ...DISPLAY, file: 'faces/besley.woff2', format: 'woff2' },
  { ...DISPLAY, file: 'faces/besley.ttf', format: 'truetype' },
  {
    file: 'faces/hanken-grotesk.woff2',
    format: 'woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    letters: LATIN + ARROWS,
    weight: { min: 400, max: 650 },
  },
  {
    file: 'faces/noto-sans.ttf',
    format: 'truetype',
    source: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    letters: UNION,
    // Taken apart into letter and mark, `ị` would not be found in a PDF.
    features: ['kern', 'liga', 'mark', 'mkmk'],
  },
]

/** Kerning, ligatures, accents, tabular and lining figures. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'lnum']

export interface Face {
  readonly file: string
  readonly bytes: Buffer
}

/** Deterministic. */
export function cutFaces(): Promise<Face[]> {
  const require = createRequire(import.meta.url)
  return Promise.all(
    CUTS.map(async ({ file, source, letters, weight, format, features = FEATURES }) => {
      const options = {
        ...(weight !== undefined && { variationAxes: { wght: weight } }),
        keepFeatures: features,
        noHinting: true,
      }
      const font = readFileSync(require.resolve(source))
      return { file, bytes: await subsetFont(font, letters, { targetFormat: format, ...options }) }
    }),
  )
}

// The output is committed: builds need no font tool.
if (import.meta.main)
  for (const { file, bytes } of await cutFaces()) writeFileSync(new URL(file, import.meta.url), bytes)
