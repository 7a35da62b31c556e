import type { Brand } from '@cauce/contract/brand.ts'
import { LOGO } from '@cauce/design/brand.ts'
import sharp from 'sharp'

interface Box {
  /** Pixels, with the margin. */
  readonly width: number
  readonly height: number
  readonly margin?: number
  readonly ground: string
  readonly ink: string
}

/** Opaque PNG, scaled first: a mark may have more units than pixels. */
export function drawnMark(mark: string, { width, height, margin = 0, ground, ink }: Box): Promise<Buffer> {
  const inner = `x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`
  const placed = mark.replace('<svg', `<svg ${inner} preserveAspectRatio="xMinYMid"`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${ink}">${placed}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: ground }).png().toBuffer()
}

export const MARK_ID = 'mark'

/** Pixels of CSS; drawn with double. */
export const MARK_HEIGHT = 32
/** For programs that darken the ground but not pictures. */
export const MARK_MARGIN = 3
const SHAPES = { narrowest: 0.5, widest: 3 } as const

export function markWidth({ mark }: Pick<Brand, 'mark'>): number {
  const viewBox = mark === null ? LOGO.viewBox : /viewBox="([^"]*)"/.exec(mark)![1]!
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number)
  const shape = Math.min(SHAPES.widest, Math.max(SHAPES.narrowest, width! / height! || 1))
  return Math.round((MARK_HEIGHT - 2 * MARK_MARGIN) * shape) + 2 * MARK_MARGIN
}

const drawn = new WeakMap<Brand, Buffer>()

interface MarkColors {
  readonly surface: string
  readonly ink: string
  readonly river: string
}

export async function markPicture(brand: Brand, { surface, ink, river }: MarkColors): Promise<Buffer> {
  const known = drawn.get(brand)
  if (known) return known
  const ours = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO.viewBox}"><path d="${LOGO.water}" fill="${river}"/><path d="${LOGO.bed}" fill="none" stroke="currentColor" stroke-width="2"/></svg>`
  const size = { width: 2 * markWidth(brand), height: 2 * MARK_HEIGHT, margin: 2 * MARK_MARGIN }
  const png = await drawnMark(brand.mark ?? ours, { ...size, ground: surface, ink })
  drawn.set(brand, png)
  return png
}
