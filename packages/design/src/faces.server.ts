import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { scales } from './tokens.ts'

/**
 * The two faces cut down to what Spanish and English pages say, in the weights in which they say it: 33 KB in place of 71, on
 * every first visit. Any other letter, such as one in a name from elsewhere, comes from the fallback.
 */
interface Cut {
  /** Where it is kept, in this folder. */
  readonly file: string
  readonly source: string
  readonly letters: string
  readonly weight: number | { readonly min: number; readonly max: number }
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const LATIN = `${between(0x20, 0x7e)}${between(0xc0, 0xff)}ŒœªºŸ\u00A0¡¿«»‘’“”–—−…·•×°²³§©€%`
const ARROWS = '←→↑↓'
/** Nothing of it is a heading, or an amount. */
const OF_MACHINES = /[{}|~^`\\<>]/g

const CUTS: readonly Cut[] = [
  {
    file: 'faces/besley.woff2',
    source: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    letters: LATIN.replace(OF_MACHINES, ''),
    weight: Number(scales['weight-display']),
  },
  {
    file: 'faces/hanken-grotesk.woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    letters: LATIN + ARROWS,
    weight: { min: 400, max: 650 },
  },
]

/** Kerning, ligatures, accents, and figures of one width that stand on the line. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'lnum']

export interface Face {
  readonly file: string
  readonly bytes: Buffer
}

/** The same bytes every time. */
export function cutFaces(): Promise<Face[]> {
  const require = createRequire(import.meta.url)
  return Promise.all(
    CUTS.map(async ({ file, source, letters, weight }) => {
      const options = { variationAxes: { wght: weight }, keepFeatures: FEATURES, noHinting: true }
      const font = readFileSync(require.resolve(source))
      return { file, bytes: await subsetFont(font, letters, { targetFormat: 'woff2', ...options }) }
    }),
  )
}
