import { brandNow } from '@cauce/contract/brand.ts'
import { LOGO } from '@cauce/design/brand.ts'
import { deriveColors, paletteOf } from '@cauce/design/derive-colors.ts'
import { oklchToHex } from '@cauce/design/oklch.ts'
import { drawnMark } from '../drawn-mark.ts'
import { INK, MARGINS, type Document } from './pdf-page.ts'

/** Points a unit of ours, which is 30 by 20. */
const SCALE = 0.82

/** Of a brand with a mark, on white: four pixels a point in the box that ours has. */
export async function ownMark(): Promise<Buffer | undefined> {
  const { mark } = brandNow()
  if (mark === null) return undefined
  return drawnMark(mark, { width: BOX[0] * 4, height: BOX[1] * 4, ground: '#ffffff', ink: INK })
}

const BOX = [24, 16] as const

export function drawMark(document: Document, mark: Buffer | undefined, top: number): void {
  if (mark !== undefined) return void document.image(mark, MARGINS.left, top, { fit: [...BOX] })
  const { color } = brandNow()
  const { river } = paletteOf(color === null ? undefined : deriveColors(color), 'light')
  document.save().translate(MARGINS.left, top).scale(SCALE)
  document.path(LOGO.water).fill(oklchToHex(river))
  document.path(LOGO.bed).lineWidth(2).strokeColor(INK).stroke()
  document.restore()
}
