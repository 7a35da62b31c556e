import type { Comparison } from '@cauce/contract/paging.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { fieldName, type FieldName, type NamedNoun } from '../words.ts'

/** A filter of a list, shown as one chip. */
export type Filter = ChoiceFilter | ReferenceFilter | CustomerFilter | TypedFilter

interface Named {
  /** The query parameter of the contract. */
  readonly source: string
  readonly label: (t: Translate) => string
}

export interface ChoiceFilter extends Named {
  readonly kind: 'choice'
  readonly choices: readonly Choice<(t: Translate) => string>[]
}

export interface Choice<Label = string> {
  readonly value: string | boolean
  readonly label: Label
}

/** One of the records of another noun. */
export interface ReferenceFilter extends Named {
  readonly kind: 'reference'
  readonly to: 'managers' | 'staff' | 'projectTypes' | 'countries'
}

/** A customer, who is looked for by name. */
export interface CustomerFilter extends Named {
  readonly kind: 'customer'
}

/** A typed value: an amount, a percentage, a number of months, a calendar date or an identifier. */
export interface TypedFilter extends Named {
  readonly kind: 'amount' | 'percent' | 'months' | 'date' | 'id'
  /** The parameter that says how the value is compared, where the reader may choose it (handbook rule 12.10). */
  readonly comparison?: string
  /** How the API compares the value, where it is not by equality. */
  readonly bound?: Comparison
}

type Label = (t: Translate) => string

const YES_OR_NO: ChoiceFilter['choices'] = [
  { value: true, label: (t) => t('common.yes') },
  { value: false, label: (t) => t('common.no') },
]

/** Makers of the filters of a noun. The label is the name of the field `labelField`. */
export const filtersOf = <N extends NamedNoun>(noun: N) => ({
  /** One of a closed list. `wordOf` names a value; `toParameter` is what the query sends for it. */
  choice: <Value extends string>(
    source: string,
    values: readonly Value[],
    wordOf: (t: Translate, value: Value) => string,
    {
      labelField = source as FieldName<N>,
      toParameter = (value: Value): string => value,
    }: { readonly labelField?: FieldName<N>; readonly toParameter?: (value: Value) => string } = {},
  ): ChoiceFilter => ({
    kind: 'choice',
    source,
    label: fieldName(noun, labelField),
    choices: values.map((value) => ({ value: toParameter(value), label: (t) => wordOf(t, value) })),
  }),
  yesOrNo: (field: FieldName<N>) => yesOrNo(field, fieldName(noun, field)),
  reference: (source: string, to: ReferenceFilter['to'], labelField: FieldName<N>): ReferenceFilter => ({
    kind: 'reference',
    source,
    to,
    label: fieldName(noun, labelField),
  }),
  /** The identifier of a record, as an export or an address has it. */
  id: (field: FieldName<N>): TypedFilter => ({ kind: 'id', source: field, label: fieldName(noun, field) }),
  /** An amount, which `comparison` compares. */
  amount: (field: FieldName<N>, comparison?: string): TypedFilter => ({
    kind: 'amount',
    source: field,
    label: fieldName(noun, field),
    ...(comparison !== undefined && { comparison }),
  }),
  /** A value that the records reach at least, or at most. */
  bound: (kind: TypedFilter['kind'], bound: Comparison, field: FieldName<N>): TypedFilter => ({
    kind,
    bound,
    source: field,
    label: fieldName(noun, field),
  }),
})

/** The customer of the records of a noun, by the parameter `source`. */
export const customerFilter = <N extends NamedNoun>(source: FieldName<N>, noun: N): CustomerFilter => ({
  kind: 'customer',
  source,
  label: fieldName(noun, source),
})

export const yesOrNo = (source: string, label: Label): ChoiceFilter => ({
  kind: 'choice',
  source,
  label,
  choices: YES_OR_NO,
})

/** From one calendar date to another, both included. */
export const period: readonly TypedFilter[] = [
  { kind: 'date', source: 'fromDate', label: (t) => t('common.from') },
  { kind: 'date', source: 'toDate', label: (t) => t('common.to') },
]
