import type { Language } from '@cauce/contract'
import { latinOf } from '@cauce/contract/latin.ts'

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Table

export type Fact = readonly [label: string, value: string]

export interface Table {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Total. */
  readonly sum?: readonly string[]
}

export interface Column {
  readonly title: string
  /** Relative width. */
  readonly share: number
  /** Right-aligned. */
  readonly isFigure?: boolean
  /** Row heading; the first column by default. */
  readonly isHead?: boolean
}

export interface Row {
  readonly cells: readonly string[]
  /** Below the heading cell. */
  readonly note?: string
}

export interface Paper {
  readonly language: Language
  readonly title: string
  /** At the top, with the number. */
  readonly issuer: string
  /** The platform's mark before the issuer; true by default. */
  readonly hasMark?: boolean
  /** Above the number. */
  readonly companyLine?: string | undefined
  readonly numberLine: string
  readonly footer: readonly string[]
  readonly pageOf: (page: number, count: number) => string
  readonly madeAt: Date
  readonly blocks: readonly Block[]
}

export const headOf = ({ columns }: Table): number =>
  Math.max(
    0,
    columns.findIndex(({ isHead }) => isHead),
  )

/** Glyphs of the face of the site. */
const PLAIN =
  /^[\n -~\u00A0-\u00B4\u00B6-\u017E\u0218-\u021B\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2212]*$/u

export const isPlain = (text: string): boolean => PLAIN.test(text)

/** Glyphs of the face for all scripts of the Union, as cut by `generate-faces.ts`. */
const WRITABLE =
  /[\u0300-\u036F\n -~\u00A0-\u024F\u0370-\u03E1\u03F0-\u04FF\u1E00-\u1FFF\u2010-\u2027\u2030-\u2044\u20A0-\u20BF\u2100-\u215F\u2212]/u

/**
 * Composed, and without what has no glyph: PDF/A forbids missing ones. Names in other scripts are refused when typed
 * (`name-not-latin`); in texts of staff such a letter stands as its code point.
 */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\P{C}\n]/gu, (sign) => (/\p{Cc}/u.test(sign) ? ' ' : ''))
    .replaceAll(/[^\n]/gu, (letter) => (WRITABLE.test(letter) && !/\p{Cn}/u.test(letter) ? letter : spelled(letter)))

function spelled(letter: string): string {
  const latin = latinOf(letter)
  if ([...latin].every((one) => WRITABLE.test(one))) return latin
  return `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`
}

/** Glyphs of the heading face, as subset by `generate-faces.ts`. */
const DISPLAYABLE =
  /^[ -;=?-[\]_a-z\u00A0\u00A1\u00A7\u00A9\u00AB\u00AA\u00B0\u00B2\u00B3\u00B7\u00BA\u00BB\u00BF-\u00FF\u0152\u0153\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC\u2212]*$/u

export const isDisplayable = (text: string): boolean => DISPLAYABLE.test(text.normalize('NFC'))
