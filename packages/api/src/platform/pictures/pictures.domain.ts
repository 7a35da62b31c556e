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

interface ByteRange {
  readonly from: number
  readonly to: number
}

/** RFC 9110, 14.2: one range, `none` beyond the end, or the whole for absent, malformed or multiple ranges. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'none'
  return { from: Number(first), to: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}
