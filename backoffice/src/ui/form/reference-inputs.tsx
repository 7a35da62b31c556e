import { useState } from 'react'
import { AutocompleteArrayInput, ReferenceInput, useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import type { BankAccountRecord } from '../../providers/records.ts'
import { useActor } from '../ability.ts'
import { displayNameOf } from '../names.ts'
import { useColleagues, useCountries, useNamedOptions, type Option } from '../references.ts'
import { useWords } from '../words.ts'
import { AutocompleteInput, type FieldProps } from './inputs.tsx'

const choicesFrom = (options: readonly Option[]) => options.map(({ value: id, label: name }) => ({ id, name }))

const OptionInput = ({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) => (
  <AutocompleteInput {...props} choices={choicesFrom(options)} />
)

type OfCustomer = FieldProps & { readonly userId: string }

/** One of the staff who may open the page of a customer. */
export const ColleagueInput = ({ userId, ...props }: OfCustomer) => (
  <OptionInput {...props} options={useColleagues(userId)} />
)

/** Some of them, but for the reader. */
export function ColleaguesInput({ userId, ...props }: OfCustomer) {
  const actor = useActor()
  const others = useColleagues(userId).filter(({ value }) => value !== actor?.userId)
  return <AutocompleteArrayInput {...props} choices={choicesFrom(others)} translateChoice={false} />
}

/** One person, by name, e-mail, phone or document. Nobody is read before the list is opened (handbook rule 12.13). */
function PersonInput({ filter, ...props }: FieldProps & { readonly filter: object }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <ReferenceInput
      source={props.source}
      reference="users"
      filter={filter}
      sort={BY_NAME}
      perPage={MAXIMUM_TAKE}
      enableGetChoices={() => isOpened}
    >
      <AutocompleteInput
        {...props}
        optionText={displayNameOf}
        sx={{ minWidth: '16rem' }}
        filterToQuery={(multiSearch) => ({ multiSearch })}
        onOpen={() => setOpened(true)}
      />
    </ReferenceInput>
  )
}

export const CustomerInput = (props: FieldProps) => <PersonInput {...props} filter={{ role: 'user' }} />
export const ManagerInput = (props: FieldProps) => <PersonInput {...props} filter={{ role: 'operator' }} />
/** A manager or administrator. */
export const StaffInput = (props: FieldProps) => <PersonInput {...props} filter={{ isStaff: true }} />

const BY_NAME = { field: 'name', order: 'ASC' } as const

/** One of the records of a catalogue. */
export const NamedInput = ({
  resource,
  ...props
}: FieldProps & { readonly resource: 'projectTypes' | 'documentTypes' }) => (
  <OptionInput {...props} options={useNamedOptions(resource)} />
)

/** One of the projects, the newest first. */
export const ProjectInput = (props: FieldProps) => (
  <ReferenceInput source={props.source} reference="projects" sort={NEWEST_FIRST}>
    <AutocompleteInput {...props} optionText="name" filterToQuery={(name) => ({ name })} />
  </ReferenceInput>
)

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const

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
