import { PICTURE_FORMATS, PICTURE_WIDTHS, SHARE_PICTURE } from '@cauce/contract'

export const VIDEO = 'video.mp4'

export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpeg'

export interface Rendition {
  /** `960.webp`. */
  readonly name: string
  readonly width: number
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

export const renditionOf = (name: string): Rendition | undefined =>
  RENDITIONS.find((rendition) => rendition.name === name)

/** Keys contain the token, to find renditions of deleted pictures. */
export const RENDITION_FOLDER = 'pictures'
export const renditionKey = (token: string, { name }: Rendition): string => `${RENDITION_FOLDER}/${token}/${name}`
export const tokenOfKey = (key: string): string => key.split('/')[1] ?? ''
