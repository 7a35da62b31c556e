import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import type { BankAccountRecord, ProjectRecord } from '../../providers/records.ts'
import { useActor } from '../ability.ts'
import { useChoiceWords } from '../choice-words.ts'
import { optionOfPerson, useColleagues, useCountries, useNamedOptions, usePeople, type Option } from '../references.ts'
import { useWords } from '../words.ts'
import { useTextField, type FieldProps } from './inputs.tsx'

/** One of many options, found by typing a part of its label. */
function OptionInput({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const { value, set, textField } = useTextField(props, (one) => options.find((option) => option.value === one)?.label)
  const words = useChoiceWords()
  const { id, disabled, onBlur, inputRef, label, error, helperText } = textField
  return (
    <Autocomplete<Option>
      {...words}
      id={id}
      disabled={disabled}
      options={options as Option[]}
      value={options.find((option) => option.value === value) ?? null}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_event, option) => set(option?.value ?? null)}
      onBlur={onBlur}
      autoHighlight
      renderInput={(params) => <TextField {...params} {...{ inputRef, label, error, helperText }} />}
    />
  )
}

/** Any number of options. */
function OptionsInput({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const { value, set, textField } = useTextField(props)
  const words = useChoiceWords()
  const { id, onBlur, inputRef, label, error, helperText } = textField
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <Autocomplete<Option, true>
      {...words}
      multiple
      id={id}
      options={options as Option[]}
      value={options.filter((option) => chosen.includes(option.value))}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_event, next) => set(next.map((option) => option.value))}
      onBlur={onBlur}
      autoHighlight
      renderInput={(params) => <TextField {...params} {...{ inputRef, label, error, helperText }} />}
    />
  )
}

type OfCustomer = FieldProps & { readonly userId: string }

/** One of the staff who may open the page of a customer. */
export const ColleagueInput = ({ userId, ...props }: OfCustomer) => (
  <OptionInput {...props} options={useColleagues(userId)} />
)

/** Some of them, but for the reader. */
export function ColleaguesInput({ userId, ...props }: OfCustomer) {
  const actor = useActor()
  const others = useColleagues(userId).filter(({ value }) => value !== actor?.userId)
  return <OptionsInput {...props} options={others} />
}

/** One of the managers. */
export const ManagerInput = (props: FieldProps) => (
  <OptionInput {...props} options={usePeople('operator').map(optionOfPerson)} />
)

/** One of the records of a catalogue. */
export const NamedInput = ({
  resource,
  ...props
}: FieldProps & { readonly resource: 'projectTypes' | 'documentTypes' }) => (
  <OptionInput {...props} options={useNamedOptions(resource)} />
)

/** One of the projects, the newest first. */
export function ProjectInput(props: FieldProps) {
  const { data = [] } = useGetList<ProjectRecord>('projects', {
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  return <OptionInput {...props} options={data.map(({ id, name }) => ({ value: id, label: name }))} />
}

/** A country, Spain first. */
export const CountryInput = (props: FieldProps) => <OptionInput {...props} options={useCountries()} />

/** One of the validated bank accounts of a customer. */
export function BankAccountInput({ userId, ...props }: OfCustomer) {
  const t = useWords()
  const { data = [], total } = useGetList<BankAccountRecord>('bankAccounts', {
    filter: { userId, state: 'valid' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const options = data.map(({ id, alias, account }) => ({ value: id, label: `${alias} ${maskIbanShort(account)}` }))
  return (
    <OptionInput
      {...props}
      options={options}
      {...(total === 0 && { helperText: t('backoffice.bankAccounts.noneValid') })}
    />
  )
}
