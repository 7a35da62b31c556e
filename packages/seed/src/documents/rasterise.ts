import sharp from 'sharp'

/** SVG measures in CSS pixels: 96 to the inch. */
const DPI = 96

/** A drawing as WebP of the given width, drawn at that size and not enlarged. */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const drawn = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? /width="(\d+)/.exec(svg)?.[1])
  const density = (DPI * width) / drawn
  return sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: 82, effort: 2 }).toBuffer()
}
