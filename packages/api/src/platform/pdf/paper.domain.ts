import type { Language } from '@cauce/contract'

/** A part of a document, in reading order. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Small print, such as a reference. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Table

/** A label with what it stands for. */
export type Fact = readonly [label: string, value: string]

export interface Table {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** The last row, which adds up the others. */
  readonly sum?: readonly string[]
}

export interface Column {
  readonly title: string
  /** Its part of the width, beside those of the others. */
  readonly share: number
  /** Amounts stand at the right end. */
  readonly isFigure?: boolean
  /** Its cells head their rows; those of the first column if absent. */
  readonly isHead?: boolean
}

export interface Row {
  readonly cells: readonly string[]
  /** Stands below the cell that heads the row. */
  readonly note?: string
}

/** A document before it has pages. */
export interface Paper {
  readonly language: Language
  readonly title: string
  /** Who issues it: stands at the top of each page, with the number. */
  readonly issuer: string
  /** Name and tax number of the company behind the issuer: stand above the number. */
  readonly companyLine?: string | undefined
  readonly numberLine: string
  /** Stand at the foot of each page. */
  readonly footer: readonly string[]
  readonly pageOf: (page: number, count: number) => string
  readonly madeAt: Date
  readonly blocks: readonly Block[]
}

/** Which cell of each row heads it. */
export const headOf = ({ columns }: Table): number =>
  Math.max(
    0,
    columns.findIndex(({ isHead }) => isHead),
  )

/** What the embedded face has: Latin with its extension, and the signs of our texts. */
const WRITABLE =
  /[\n -~\u00A0-\u00B4\u00B6-\u017E\u0218-\u021B\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2212]/u

/** `text` in letters that the face has: else without their accent, else a question mark. A PDF/A may not name a missing letter. */
export function writable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (WRITABLE.test(letter)) return letter
      const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
      return plain !== '' && [...plain].every((one) => WRITABLE.test(one)) ? plain : '?'
    })
    .join('')
}

/** What the face of headings has: the letters that `generate-faces.ts` of the design cuts it to. */
const DISPLAYABLE =
  /^[ -;=?-[\]_a-z\u00A0\u00A1\u00A7\u00A9\u00AB\u00AA\u00B0\u00B2\u00B3\u00B7\u00BA\u00BB\u00BF-\u00FF\u0152\u0153\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC\u2212]*$/u

/** Whether the face of headings has all letters of a text. */
export const isDisplayable = (text: string): boolean => DISPLAYABLE.test(text.normalize('NFC'))
