import type { ReactNode } from 'react'

/** A column of a list: on the screen, in the choice of columns, and in an export. */
export interface Column<Row> {
  /** The field that it sorts by; also the name under which it is hidden. */
  readonly source: string
  readonly heading: string
  /** What an export holds, and the screen where there is no `cell`. */
  readonly text: (row: Row) => string | number | null
  readonly cell?: (row: Row) => ReactNode
  /** Figures that are compared stand at the right. */
  readonly isFigure?: boolean
  readonly isSortable?: boolean
  /** Not shown until somebody chooses it. */
  readonly isHidden?: boolean
  /** A picture or an action, which no export can hold. */
  readonly isOnScreenOnly?: boolean
}

export const hiddenAtFirst = <Row>(columns: readonly Column<Row>[]): string[] =>
  columns.filter(({ isHidden }) => isHidden).map(({ source }) => source)
