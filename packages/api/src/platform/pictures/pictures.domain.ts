import { PICTURE_FORMATS, PICTURE_WIDTHS, SHARE_PICTURE } from '@cauce/contract'

export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpeg'

/** One size of a picture in one format. */
export interface Rendition {
  /** The last part of its address, such as `960.webp`. */
  readonly name: string
  readonly width: number
  /** With a height it is cut to that shape, enlarged if it must be; without, it keeps its own and is never enlarged. */
  readonly height?: number
  readonly format: PictureFormat
}

const share: Rendition = {
  name: SHARE_PICTURE.name,
  width: SHARE_PICTURE.widthPixels,
  height: SHARE_PICTURE.heightPixels,
  format: 'jpeg',
}

export const RENDITIONS: readonly Rendition[] = [
  ...PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ name: `${width}.${format}`, width, format })),
  ),
  share,
]

/** The rendition that a public address names, such as `960.webp`; undefined for any other. */
export const renditionOf = (name: string): Rendition | undefined =>
  RENDITIONS.find((rendition) => rendition.name === name)

/** Where renditions are stored; the token is in the key, so that those without a picture can be found. */
export const RENDITION_FOLDER = 'pictures'
export const renditionKey = (token: string, { name }: Rendition): string => `${RENDITION_FOLDER}/${token}/${name}`
export const tokenOfKey = (key: string): string => key.split('/')[1] ?? ''
