import { SearchInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Stack } from '@mui/material'
import { CalendarDate } from '@cauce/contract/dates.ts'
import { WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { Comparison } from '@cauce/contract/paging.ts'
import type { MessageKey } from '@cauce/i18n/office.ts'
import { DayInput } from '../form/date-inputs.tsx'
import { choicesOf } from '../form/inputs.tsx'
import { MoneyInput } from '../form/number-inputs.tsx'
import { useCountries, useNamedOptions } from '../references.ts'
import { useHotkey } from '../use-hotkey.ts'

interface Props {
  readonly source: string
  readonly label?: string
  /** Read by the kit's form of filters. */
  readonly alwaysOn?: boolean
}

// A filter that is not complete yet is not asked for. What is no date or amount stands as it was typed.
const isMissing = (value: unknown) => value === undefined || value === null || value === ''
const isDay = (value: unknown) =>
  isMissing(value) || CalendarDate.safeParse(value).success ? undefined : 'errors.date-invalid'
export const isAmount = (value: unknown) =>
  isMissing(value) || WIRE_AMOUNT.test(String(value)) ? undefined : 'errors.amount-invalid'
export const isNumber = (value: unknown) =>
  isMissing(value) || typeof value === 'number' ? undefined : 'errors.number-invalid'

/** The search field of a list. The key "/" leads to it. */
export function SearchFilter({ source, placeholder }: Props & { readonly placeholder: MessageKey }) {
  const words = useTranslate()(placeholder)
  // The kit's input keeps the reference to its field for itself.
  useHotkey('/', () => document.querySelector<HTMLInputElement>('form input[type=search]')?.focus())
  return (
    <SearchInput
      source={source}
      placeholder={words}
      slotProps={{ htmlInput: { 'aria-label': words, type: 'search' } }}
      sx={{ width: { xs: '100%', sm: '16rem' } }}
    />
  )
}

/** An amount and how it is compared (handbook rule 12.10). */
export const AmountFilter = ({ source }: Props) => (
  <Stack direction="row" spacing={1}>
    <SelectInput
      source={`${source}Comparison`}
      label="backoffice.list.comparison"
      choices={choicesOf('backoffice.list.compared', Comparison.options)}
      emptyText="backoffice.list.compared.eq"
    />
    <MoneyInput source={source} validate={isAmount} />
  </Stack>
)

/** From one calendar date to another, both included. */
export const periodFilters = [
  <DayInput key="fromDate" source="fromDate" label="common.from" validate={isDay} />,
  <DayInput key="toDate" source="toDate" label="common.to" validate={isDay} />,
]

export const CountryFilter = (props: Props) => (
  <SelectInput {...props} translateChoice={false} choices={useCountries()} />
)

export const ProjectTypeFilter = (props: Props) => (
  <SelectInput {...props} translateChoice={false} choices={useNamedOptions('projectTypes')} />
)

/** The identifier of a record, as an export or an address has it. */
export const IdFilter = (props: Props) => <TextInput {...props} parse={(typed: string) => typed.trim().toLowerCase()} />
