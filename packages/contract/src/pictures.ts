import { z } from 'zod'
import { EnglishText } from './fields.ts'

/** Pixels: 240 for thumbnails; 720 and 1200 fill phone screens. */
export const PICTURE_WIDTHS = [240, 480, 720, 960, 1200, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
/** Open Graph picture, JPEG because some sites read nothing newer. */
export const SHARE_PICTURE = { name: 'share.jpg', widthPixels: 1200, heightPixels: 630 } as const

export const Picture = z
  .strictObject({
    src: z.string().describe('Base address; append /480.avif, /960.webp and so on.'),
    widthPixels: z.int(),
    heightPixels: z.int(),
    description: z.string().describe('What it shows, for those who cannot see it.'),
    descriptionEn: EnglishText,
  })
  .describe('A picture in several sizes.')
export type Picture = z.infer<typeof Picture>
