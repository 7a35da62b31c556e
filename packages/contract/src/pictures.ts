import { z } from 'zod'
import { EnglishText } from './fields.ts'

/** Widths in pixels of every picture, as AVIF and WebP: 240 for thumbnails; 720 and 1200 fill the screens of telephones. */
export const PICTURE_WIDTHS = [240, 480, 720, 960, 1200, 1600] as const
/** Formats in which every picture is served. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
/** The preview that other sites show beside a link: cropped to their ratio, as JPEG, because some read no newer format. */
export const SHARE_PICTURE = { name: 'share.jpg', widthPixels: 1200, heightPixels: 630 } as const

/**
 * A picture for public pages. Its bytes are at `{src}/{width}.{format}`, and for sharing at `{src}/share.jpg`. The address cannot
 * be guessed and its content never changes, so that caches may keep it for ever.
 */
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
