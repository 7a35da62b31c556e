import { PICTURE_FORMATS, PICTURE_WIDTHS, SHARE_PICTURE } from '@cauce/contract'

/** The last part of the address of a video. */
export const VIDEO = 'video.mp4'

/** The formats that pictures are served in. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpeg'

/** One size of a picture in one format. */
export interface Rendition {
  /** The last part of its address, such as `960.webp`. */
  readonly name: string
  readonly width: number
  /** With a height the picture is cropped to that shape and enlarged if necessary. Without one it keeps its shape and is never enlarged. */
  readonly height?: number
  readonly format: PictureFormat
}

const share: Rendition = {
  name: SHARE_PICTURE.name,
  width: SHARE_PICTURE.widthPixels,
  height: SHARE_PICTURE.heightPixels,
  format: 'jpeg',
}

/** Every size and format that a picture is served in. */
export const RENDITIONS: readonly Rendition[] = [
  ...PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ name: `${width}.${format}`, width, format })),
  ),
  share,
]

/** The rendition of a name such as `960.webp`; `undefined` for an unknown name. */
export const renditionOf = (name: string): Rendition | undefined =>
  RENDITIONS.find((rendition) => rendition.name === name)

/** Where renditions are stored. The key contains the token, so that renditions of deleted pictures can be found. */
export const RENDITION_FOLDER = 'pictures'
/** The storage key of a rendition. */
export const renditionKey = (token: string, { name }: Rendition): string => `${RENDITION_FOLDER}/${token}/${name}`
/** The token in a storage key. */
export const tokenOfKey = (key: string): string => key.split('/')[1] ?? ''
