import { isLanguage, type Language } from './languages.ts'
import type { Picture } from './pictures.ts'

/** Until a company gives its own name (setting `BRAND_NAME`, or a brand in the back office). */
export const WORKING_NAME = 'Cauce'

/** It stands in files for banks and in the names of other files too. */
export const BRAND_NAME = /^(?=.*\p{L})[\p{L}\d .&'-]{1,40}$/u

/** Of headings. The rest is set in Hanken Grotesk. */
export const HEADING_FACES = ['besley', 'hanken-grotesk'] as const
export type HeadingFace = (typeof HEADING_FACES)[number]

export interface Brand {
  /** Null without a brand in force. */
  readonly brandId: string | null
  readonly name: string
  /** `#rrggbb`; null stands for the colour of the tokens. */
  readonly color: string | null
  /** SVG of `cleanMark`; null is ours. */
  readonly mark: string | null
  readonly headings: HeadingFace
  /** In Spanish; null is what the messages say. */
  readonly headline: string | null
  readonly headlineEn: string | null
  readonly lead: string | null
  readonly leadEn: string | null
  readonly footer: string | null
  readonly footerEn: string | null
  /** Of the home page; null is our drawing. Without a description it is decoration. */
  readonly picture: Picture | null
  /** Of social networks; null is one drawn from name, mark and colour. */
  readonly sharePicture: Picture | null
  /** Beside Spanish and English. */
  readonly furtherLanguages: Language[]
}

export const plainBrand = (name: string): Brand => ({
  ...{ brandId: null, name, color: null, mark: null, headings: 'besley' },
  ...{ headline: null, headlineEn: null, lead: null, leadEn: null, footer: null, footerEn: null },
  ...{ picture: null, sharePicture: null, furtherLanguages: [] },
})

let source: (() => Brand) | undefined

export const brandNow = (): Brand => source?.() ?? brandOfPage()

export const brand = (): string => brandNow().name

/** Where programs look it up; pages tell their scripts in `<meta>` (handbook rule 11.13). */
export function setBrand(given: Brand | (() => Brand)): void {
  source = typeof given === 'function' ? given : () => given
}

const contentOfPage = (name: string) =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

const brandOfPage = (): Brand => ({
  ...plainBrand(contentOfPage('application-name') ?? WORKING_NAME),
  furtherLanguages: contentOfPage('further-languages')?.split(' ').filter(isLanguage) ?? [],
})
