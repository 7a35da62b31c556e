import { useState, type ComponentProps } from 'react'
import { AutocompleteArrayInput, ReferenceInput, type AutocompleteInputProps, type SortPayload } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import { useActor } from '../ability.ts'
import { displayNameOf } from '../names.ts'
import { useColleagues, useCountries, useNamedOptions } from '../references.ts'
import { useRecords } from '../../providers/call.ts'
import { useLanguage, useWords } from '../words.ts'
import { AutocompleteInput, type FieldProps } from './inputs.tsx'

/** The kit keeps the words of what is chosen, in the language in which it was. */
const OptionInput = (props: ComponentProps<typeof AutocompleteInput>) => (
  <AutocompleteInput key={useLanguage()} {...props} />
)

type OfCustomer = FieldProps & { readonly userId: string }

export const ColleagueInput = ({ userId, ...props }: OfCustomer) => (
  <OptionInput {...props} choices={useColleagues(userId)} />
)

export function ColleaguesInput({ userId, ...props }: OfCustomer) {
  const actor = useActor()
  const others = useColleagues(userId).filter(({ id }) => id !== actor?.userId)
  return <AutocompleteArrayInput {...props} choices={others} translateChoice={false} />
}

interface FoundProps extends FieldProps {
  readonly reference: 'users' | 'projects'
  readonly filter?: object
  readonly sort: SortPayload
  readonly search: string
  readonly optionText: AutocompleteInputProps['optionText']
}

/** A record found by typing. None is read before the list is opened (handbook rule 12.13). */
function FoundInput({ reference, filter = {}, sort, search, ...props }: FoundProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <ReferenceInput
      source={props.source}
      reference={reference}
      filter={filter}
      sort={sort}
      perPage={MAXIMUM_TAKE}
      enableGetChoices={() => isOpened}
    >
      <AutocompleteInput
        {...props}
        sx={{ minWidth: '16rem' }}
        filterToQuery={(typed) => ({ [search]: typed })}
        onOpen={() => setOpened(true)}
      />
    </ReferenceInput>
  )
}

const PEOPLE = {
  reference: 'users',
  sort: { field: 'name', order: 'ASC' },
  search: 'multiSearch',
  optionText: displayNameOf,
} as const

export const CustomerInput = (props: FieldProps) => <FoundInput {...props} {...PEOPLE} filter={{ role: 'user' }} />
export const ManagerInput = (props: FieldProps) => <FoundInput {...props} {...PEOPLE} filter={{ role: 'operator' }} />
export const StaffInput = (props: FieldProps) => <FoundInput {...props} {...PEOPLE} filter={{ isStaff: true }} />

export const NamedInput = ({
  resource,
  ...props
}: FieldProps & { readonly resource: 'projectTypes' | 'documentTypes' }) => {
  const options = useNamedOptions(resource)
  const words = options.length === 0 ? { noOptionsText: 'backoffice.list.noneInCatalogue' } : {}
  return <OptionInput {...props} {...words} choices={options} />
}

/** One of the projects, the newest first. */
export const ProjectInput = (props: FieldProps) => (
  <FoundInput {...props} reference="projects" sort={NEWEST_FIRST} search="name" optionText="name" />
)

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const

/** A country, Spain first. */
export const CountryInput = (props: FieldProps) => <OptionInput {...props} choices={useCountries()} />

export function BankAccountInput({ userId, ...props }: OfCustomer) {
  const t = useWords()
  const { data = [], total } = useRecords('bankAccounts', { userId, state: 'valid' })
  const options = data.map(({ id, alias, account }) => ({ id, name: `${alias} ${maskIbanShort(account)}` }))
  return (
    <OptionInput
      {...props}
      choices={options}
      {...(total === 0 && { helperText: t('backoffice.bankAccounts.noneValid') })}
    />
  )
}
