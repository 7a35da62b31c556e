/** A filter of a list as one chip. */
export type FilterSpec = ChoiceFilter | ReferenceFilter | TypedFilter

interface Named {
  /** The parameter of the contract. */
  readonly source: string
  readonly label: string
}

export interface ChoiceFilter extends Named {
  readonly kind: 'choice'
  readonly choices: readonly { readonly value: string | boolean; readonly label: string }[]
}

/** One of the records of another noun. */
export interface ReferenceFilter extends Named {
  readonly kind: 'reference'
  readonly to: 'managers' | 'staff' | 'projectTypes'
}

/** Something one types: an amount or a calendar date. */
export interface TypedFilter extends Named {
  readonly kind: 'amount' | 'date'
}
