import sharp from 'sharp'

interface Box {
  /** Pixels, with the margin. */
  readonly width: number
  readonly height: number
  readonly margin?: number
  readonly ground: string
  readonly ink: string
}

/** Opaque PNG. Scaled first: a mark may have more units than a picture pixels. */
export function drawnMark(mark: string, { width, height, margin = 0, ground, ink }: Box): Promise<Buffer> {
  const inner = `x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`
  const placed = mark.replace('<svg', `<svg ${inner} preserveAspectRatio="xMinYMid"`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${ink}">${placed}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: ground }).png().toBuffer()
}
