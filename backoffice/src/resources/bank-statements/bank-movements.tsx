import { DataTable, List, SelectInput } from 'react-admin'
import { DayField, IbanField, StateField, WordField } from '../../ui/fields.tsx'
import { SearchFilter, AmountFilter, IdFilter, periodFilters } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { BANK_MOVEMENT_STATES } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'
import { Amount } from '../../ui/figures.tsx'
import type { Tone } from '../../ui/states.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { useWords } from '../../ui/words.ts'
import { reversedText } from './outlook-lines.tsx'

const Col = DataTable.Col<RecordOf<'bankMovements'>>

export const movementFilters = [
  <SearchFilter key="search" source="text" placeholder="bankMovements.search" alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('bankMovements.state', BANK_MOVEMENT_STATES)} alwaysOn />,
  <AmountFilter key="amount" source="amount" />,
  <IdFilter key="transactionId" source="transactionId" />,
  ...periodFilters,
]

const tones = {
  open: 'clay',
  suggested: 'blue',
  held: 'clay',
  matched: 'green',
  set_aside: 'grey',
  sent_back: 'grey',
  batch: 'grey',
  taken_back: 'grey',
} as const satisfies Record<RecordOf<'bankMovements'>['state'], Tone>

function becameOf({ matchedWith, stateReason, state, reverses }: RecordOf<'bankMovements'>, t: Translate): string {
  if (matchedWith.length === 0 && reverses) return reversedText(t, reverses)
  if (matchedWith.length === 0) return state === 'held' ? '' : (stateReason ?? '')
  const names = [...new Set(matchedWith.map(({ name }) => name))].join(', ')
  return matchedWith.every(({ automatic }) => automatic) ? t('bankMovements.matchedByItself', { name: names }) : names
}

export function BankMovementsTable() {
  const t = useWords()
  return (
    <>
      <DataTable
        {...OPENS_DETAILS}
        hiddenColumns={['counterpartyIban', 'reference', 'endToEndId', 'bankReference', 'kind', 'valueDay', 'iban']}
      >
        <Col source="bookingDay" field={DayField} />
        <Col source="counterpartyName" />
        <Col source="counterpartyIban" field={IbanField} />
        <Col source="remittance" sx={FROM.desk} />
        <Col source="reference" />
        <Col source="endToEndId" />
        <Col source="bankReference" />
        <Col source="kind" field={WordField} />
        <Col source="valueDay" field={DayField} />
        <Col source="iban" field={IbanField} />
        <Col source="matchedWith" sx={FROM.tablet} disableSort render={(movement) => becameOf(movement, t)} />
        <Col source="state" sx={FROM.tablet} render={() => <StateField source="state" tones={tones} />} />
        <Col source="amount" align="right" render={({ amount }) => <Amount value={amount} sign="always" />} />
      </DataTable>
      <ListSums labels={{ incoming: 'credits', outgoing: 'debits' }} hasDays />
    </>
  )
}

/** /admin/bank/movements/: every line of every statement. */
export const BankMovementsList = () => (
  <>
    <List filters={movementFilters} sort={{ field: 'bookingDay', order: 'DESC' }}>
      <BankMovementsTable />
    </List>
  </>
)
