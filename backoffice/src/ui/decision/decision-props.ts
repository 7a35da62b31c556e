/** What every pane of a decision is given. */
export interface DecisionProps<Row> {
  readonly record: Row
  /** The record as the decision left it. */
  readonly onDecided: (decided: Row) => void
  /** Somebody else changed it: read it again. */
  readonly onReload?: () => void
}
