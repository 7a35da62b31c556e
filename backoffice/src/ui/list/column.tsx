import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { contentOf, type InBothLanguages } from '@cauce/contract/content.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatTypedAmount, type Places } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { RecordOf } from '../../providers/records.ts'
import { Content } from '../content.tsx'
import { Amount } from '../figures.tsx'
import { CustomerLink, RecordLink } from '../links.tsx'
import { LIST_WIDTHS, type ListWidth } from '../widths.ts'
import { fieldName, type FieldName, type NamedNoun } from '../words.ts'

/** A column of a list: on the screen, in the choice of columns and in an export. */
export interface Column<Row> {
  /** The field to sort by. The choice of hidden columns is stored under this name too. */
  readonly source: string
  readonly heading: (t: Translate) => string
  /** The value in an export, and on the screen where there is no `cell`. */
  readonly text: (row: Row, t: Translate, language: Language) => string | number | null
  readonly cell?: (row: Row, t: Translate, language: Language) => ReactNode
  /** Figures are aligned to the right. */
  readonly isFigure?: boolean
  readonly isSortable?: boolean
  /** Hidden until the reader chooses the column. */
  readonly isHidden?: boolean
  /** Hidden on narrower screens until the reader chooses the column there. */
  readonly from?: ListWidth
  /** The value in an export, where it is another one than on the screen. */
  readonly exported?: (row: Row, t: Translate, language: Language) => string | number | null
  /** In an export alone: what nobody reads on a screen, such as an identifier. */
  readonly isExportOnly?: boolean
  /** A picture or a button, which an export leaves out. */
  readonly isOnScreenOnly?: boolean
  /** The line is not broken within the cell. */
  readonly isUnbroken?: boolean
  /**
   * The column takes what the others leave of the width, in this proportion to others that do. Its text stays on one line, and what is
   * cut off is shown on hover and focus.
   */
  readonly share?: number
  /** On a phone it stands below the text of the first column, which gets its width. */
  readonly isBelowOnPhone?: boolean
}

/** The identifier of a record, which the export of every list begins with. */
export const identifierColumn: Column<RaRecord> = {
  source: 'id',
  heading: (t) => t('backoffice.list.identifier'),
  text: ({ id }) => id,
  isExportOnly: true,
}

/** The columns that a screen can show. */
export const onScreen = <Row,>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ isExportOnly }) => !isExportOnly)

/** The columns of a screen of this width, and those that stand below the first of them. */
export function placed<Row>(columns: readonly Column<Row>[], width: ListWidth) {
  const isBelow = ({ isBelowOnPhone }: Column<Row>) => width === 'phone' && isBelowOnPhone === true
  const shown = onScreen(columns)
  return { own: shown.filter((column) => !isBelow(column)), below: shown.filter(isBelow) }
}

/** The columns that are hidden on a screen of this width until the reader chooses them. */
export const hiddenAtFirst = <Row,>(columns: readonly Column<Row>[], width: ListWidth): string[] =>
  columns
    .filter(({ isHidden, from = 'phone' }) => isHidden || LIST_WIDTHS.indexOf(width) < LIST_WIDTHS.indexOf(from))
    .map(({ source }) => source)

type Options<Row> = Partial<Omit<Column<Row>, 'source' | 'text'>>
type ContentField<Row> = { [F in keyof Row & string]: `${F}En` extends keyof Row ? F : never }[keyof Row & string]
type FieldOf<Row, Value> = { [F in keyof Row]: Row[F] extends Value ? F : never }[keyof Row] & string

/** Makers of the columns of a noun. The heading is the name of the field unless `heading` says otherwise. */
export function columnsOf<N extends NamedNoun, Row extends RecordOf<N> = RecordOf<N>>(noun: N) {
  type Named<Value> = FieldOf<RecordOf<N>, Value> & FieldName<N>
  const column = (source: FieldName<N>, text: Column<Row>['text'], options: Options<Row> = {}): Column<Row> => ({
    source,
    heading: fieldName(noun, source),
    text,
    ...options,
  })
  const valueOf = <Value,>(row: Row, source: string) => (row as Readonly<Record<string, unknown>>)[source] as Value
  const formatted =
    <Value,>(format: (value: Value) => string) =>
    (source: Named<Value>, options?: Options<Row>) =>
      column(source, (row) => format(valueOf(row, source)), { isUnbroken: true, ...options })
  return {
    /** A column whose text is made from the whole record. */
    of: column,
    /** The value as the API sends it. */
    plain: (source: Named<string | number | null>, options?: Options<Row>) =>
      column(source, (row) => valueOf(row, source), options),
    date: formatted<string | null>(formatDate),
    moment: formatted<string>(formatDateTime),
    percent: (source: Named<number>, options?: Options<Row>) =>
      column(source, (row) => formatPercent(valueOf(row, source)), { isFigure: true, ...options }),
    /** Euro. An amount that is not known yet is an empty cell. */
    money: (source: Named<string | null>, { places, ...options }: Options<Row> & { readonly places?: Places } = {}) =>
      column(source, (row) => typedAmount(valueOf(row, source)), {
        isFigure: true,
        cell: (row) => {
          const amount = valueOf<string | null>(row, source)
          return amount !== null && <Amount value={amount} {...(places !== undefined && { places })} />
        },
        ...options,
      }),
    /** The name of the record, leading to its page. */
    link: (source: Named<string>, type: 'edit' | 'show', options?: Options<Row>) =>
      column(source, (row) => valueOf(row, source), {
        share: 3,
        cell: (row) => (
          <RecordLink resource={noun} type={type} id={valueOf(row, 'id')}>
            {valueOf<string>(row, source)}
          </RecordLink>
        ),
        ...options,
      }),
    /** A text that staff wrote, in the reader's language. */
    content: (source: ContentField<Row> & FieldName<N>, options?: Options<Row>) =>
      column(source, contentText(source), { cell: contentCell(source), ...options }),
    /** The same as the name of the record, leading to its page. */
    contentLink: (source: ContentField<Row> & FieldName<N>, type: 'edit' | 'show', options?: Options<Row>) =>
      column(source, contentText(source), {
        share: 3,
        cell: (row) => (
          <RecordLink resource={noun} type={type} id={valueOf(row, 'id')}>
            {contentCell(source)(row)}
          </RecordLink>
        ),
        ...options,
      }),
    /** The customer that the record belongs to. */
    customer: (source: Named<string | null>, tab?: string, options?: Options<Row>) =>
      column(source, (row) => valueOf(row, source), {
        share: 3,
        cell: (row) => {
          const id = valueOf<string | null>(row, 'userId')
          const name = valueOf<string | null>(row, source)
          return (
            id !== null && name !== null && <CustomerLink id={id} name={name} {...(tab !== undefined && { tab })} />
          )
        },
        ...options,
      }),
  }
}

const inBoth = (row: unknown) => row as InBothLanguages<string>
const contentText =
  (field: string): Column<unknown>['text'] =>
  (row, _t, language) =>
    contentOf(inBoth(row), field, language).text
const contentCell = (field: string) => (row: unknown) => <Content record={inBoth(row)} field={field} />

const typedAmount = (amount: string | null) => (amount === null ? null : formatTypedAmount(amount))
