import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@cauce/contract'

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** One size of a picture in one format. */
export interface Rendition {
  readonly width: number
  readonly format: PictureFormat
}

export const RENDITIONS: readonly Rendition[] = PICTURE_WIDTHS.flatMap((width) =>
  PICTURE_FORMATS.map((format) => ({ width, format })),
)

const nameOf = ({ width, format }: Rendition) => `${width}.${format}`

/** The rendition that a public address names, such as `960.webp`; undefined for any other. */
export const renditionOf = (name: string): Rendition | undefined =>
  RENDITIONS.find((rendition) => nameOf(rendition) === name)

/** Where renditions are stored; the token is in the key, so that those without a picture can be found. */
export const RENDITION_FOLDER = 'pictures'
export const renditionKey = (token: string, rendition: Rendition): string =>
  `${RENDITION_FOLDER}/${token}/${nameOf(rendition)}`
export const tokenOfKey = (key: string): string => key.split('/')[1] ?? ''
