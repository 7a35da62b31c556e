import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawShare } from './drawings/share.ts'

/* Writes the picture for sharing into the site, which may not import the seed. As JPEG, because not all readers take more. */
const jpeg = await sharp(Buffer.from(drawShare()))
  .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
  .toBuffer()
writeFileSync(new URL('../../../../site/src/assets/street-share.jpg', import.meta.url), jpeg)
