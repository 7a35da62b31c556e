import { createHash } from 'node:crypto'
import { SHARE_PICTURE } from '@cauce/contract'
import { brandNow } from '@cauce/contract/brand.ts'
import { LOGO } from '@cauce/design/brand.ts'
import { deriveColors, paletteOf } from '@cauce/design/derive-colors.ts'
import type { ColorName } from '@cauce/design/tokens.ts'
import { oklchToHex } from '@cauce/design/oklch.ts'
import { lettering, letteringLines, type Lettering } from '@cauce/design/lettering.server.ts'
import sharp from 'sharp'

/** Return and risk have the same size. */
export interface ShareWords {
  readonly name: string
  readonly figures: string
  readonly risk: string
}

const { widthPixels: WIDTH, heightPixels: HEIGHT } = SHARE_PICTURE
const PLATE = { top: 414, margin: 60, nameSize: 46, lineHeight: 58, factSize: 29 } as const
/** Keeps the building in the middle. */
const CUT_ABOVE = 110

/** Hash for cache busting on other sites. */
export const versionOf = (words: ShareWords, picture: string): string =>
  createHash('sha256')
    .update(JSON.stringify([words, picture, brandNow().brandId]))
    .digest('base64url')
    .slice(0, 10)

/** JPEG of 1200 x 630. */
export async function drawSharePicture(picture: Buffer, words: ShareWords): Promise<Buffer> {
  const seen = await sharp(picture).extract({ left: 0, top: CUT_ABOVE, width: WIDTH, height: PLATE.top }).toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: tone('paper') } })
    .composite([
      { input: seen, left: 0, top: 0 },
      { input: Buffer.from(plateOf(words)), left: 0, top: PLATE.top },
    ])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const CARD = { margin: 96, nameSize: 92, longNameSize: 64, lineHeight: 1.17, band: 24, markScale: 6 } as const

/** Of the platform: mark and name on paper over a band of the colour. JPEG of 1200 x 630. */
export async function drawBrandPicture(): Promise<Buffer> {
  const { name, headings } = brandNow()
  const { margin, nameSize, longNameSize, lineHeight, band, markScale } = CARD
  const face = headings === 'besley' ? 'display' : 'text'
  const width = WIDTH - 2 * margin
  const linesOf = (size: number) => letteringLines(name, face, { size, width, lines: 3 })
  const size = linesOf(nameSize).length > 2 ? longNameSize : nameSize
  const lines = linesOf(size)
  const scale = Math.min(1, ...lines.map((line) => width / line.width))
  const written = lines.map(
    ({ path }, index) =>
      `<path transform="translate(${margin} ${400 + index * size * lineHeight}) scale(${scale})" fill="${tone('ink')}" d="${path}"/>`,
  )
  const card = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${tone('paper')}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="${tone('river')}" d="M0 ${HEIGHT - band}h${WIDTH}v${band}H0z"/>`,
    markOf(margin, 150, markScale, 'xMinYMid'),
    ...written,
    '</svg>',
  ].join('')
  return sharp(Buffer.from(card)).jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

const drawn = new Map<string, Promise<Buffer>>()
const KEPT = 100

export function drawnOnce(version: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(version)
  if (known) return known
  const making = make()
  // The next request retries a failed drawing.
  making.catch(() => drawn.delete(version))
  drawn.set(version, making)
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
  return making
}

function tone(name: ColorName): string {
  const { color } = brandNow()
  return oklchToHex(paletteOf(color === null ? undefined : deriveColors(color), 'light')[name])
}

/** In a box of 30 by 20, enlarged. */
function markOf(x: number, y: number, scale = 3, align = 'xMidYMid'): string {
  const { mark } = brandNow()
  const box = `x="${x}" y="${y}" width="${30 * scale}" height="${20 * scale}" preserveAspectRatio="${align}"`
  if (mark !== null) return `<g color="${tone('ink')}">${mark.replace('<svg', `<svg ${box}`)}</g>`
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${LOGO.water}" fill="${tone('river')}"/><path d="${LOGO.bed}" fill="none" stroke="${tone('ink')}" stroke-width="2"/></g>`
}

/** Text as outlines of our own fonts: the machine may have none. */
function plateOf({ name, figures, risk }: ShareWords): string {
  const { margin, nameSize, lineHeight, factSize } = PLATE
  const height = HEIGHT - PLATE.top
  const lines = letteringLines(name, 'display', { size: nameSize, width: WIDTH - 2 * margin - 130, lines: 2 })
  const facts = lettering(`${figures}. ${risk}.`, 'text', factSize)
  const factScale = Math.min(1, (WIDTH - 2 * margin) / facts.width)
  const written = ({ path }: Lettering, y: number, fill: string, scale = 1) =>
    `<path transform="translate(${margin} ${y}) scale(${scale})" fill="${fill}" d="${path}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<path fill="${tone('ink')}" d="M0 0h${WIDTH}v3H0z"/>`,
    markOf(WIDTH - margin - 90, 32),
    ...lines.map((line, index) => written(line, (lines.length === 1 ? 84 : 62) + index * lineHeight, tone('ink'))),
    written(facts, height - 32, tone('ink2'), factScale),
    '</svg>',
  ].join('')
}
