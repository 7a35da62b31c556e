import { formatDate } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { BelowOnPhone, DayField, MoneyField, StateField } from '../../ui/fields.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { Link as MuiLink } from '@mui/material'
import { DataTable, Link, List, SelectInput } from 'react-admin'
import { BANK_MOVEMENT_STATES, bankMovementLifecycle, stateAfter } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import type { Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { AFFECTED } from './use-match.ts'

const tones = {
  open: 'grey',
  suggested: 'blue',
  held: 'clay',
  matched: 'green',
  set_aside: 'grey',
  sent_back: 'blue',
  batch: 'grey',
  taken_back: 'grey',
} as const satisfies Record<MatchingRecord['state'], Tone>

const Col = DataTable.Col<MatchingRecord>

const filters = [
  <SearchFilter key="search" source="search" placeholder="bankMovements.search" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={choicesOf(
      'matching.state',
      BANK_MOVEMENT_STATES.filter((state) => state !== 'batch' && state !== 'taken_back'),
    )}
  />,
]

/** /admin/bank/matching/: lines of bank statements, those that wait at first; what was decided can be taken back. */
export function MatchingList() {
  const t = useWords()
  return (
    <>
      <List filters={filters} sort={{ field: 'bookingDay', order: 'DESC' }}>
        <DataTable {...OPENS_DETAILS} hiddenColumns={['stateReason']}>
          <Col source="bookingDay" label="bankMovements.fields.bookingDay" field={DayField} sx={FROM.tablet} />
          <Col
            source="counterpartyName"
            render={(movement) => (
              <>
                <Sender movement={movement} />
                <BelowOnPhone>{formatDate(movement.bookingDay)}</BelowOnPhone>
              </>
            )}
          />
          <Col source="remittance" sx={FROM.desk} />
          <Col source="state" sx={FROM.tablet} render={() => <StateField source="state" tones={tones} />} />
          <Col
            source="reasons"
            sx={FROM.desk}
            disableSort
            render={({ reasons }) => reasons.map((reason) => t(`matching.reason.${reason}`)).join('; ')}
          />
          <Col source="allocations" sx={FROM.tablet} disableSort render={(movement) => allocationWords(movement, t)} />
          <Col source="stateReason" />
          <Col source="amount" align="right" field={MoneyField} />
          <Col label="backoffice.actions" disableSort render={(movement) => <Undo movement={movement} />} />
        </DataTable>
        <ListSums labels={{ incoming: 'credits', outgoing: 'debits' }} />
      </List>
    </>
  )
}

const allocationWords = ({ allocations }: MatchingRecord, t: Translate) =>
  allocations
    .filter(({ undoneAt }) => undoneAt === null)
    .map(({ name, amount, createdByName }) =>
      [name, formatMoney(amount), t('matching.byWhom', { name: createdByName ?? t('matching.automatic') })].join(' '),
    )
    .join('; ')

function Sender({ movement: { id, counterpartyName, tier } }: { readonly movement: MatchingRecord }) {
  const t = useWords()
  const name = counterpartyName ?? t('matching.nameless')
  if (tier === null) return name
  return (
    <MuiLink component={Link} to={`/?${new URLSearchParams({ kind: 'bankMovement', item: `matching/${id}` })}`}>
      {name}
    </MuiLink>
  )
}

function Undo({ movement }: { readonly movement: MatchingRecord }) {
  const t = useWords()
  const { id, state, amount, updatedAt } = movement
  const call = useMoneyCall(`matching:${id}:undo`)
  if (stateAfter(bankMovementLifecycle, 'undo', state) === undefined) return null
  const name = movement.counterpartyName ?? t('matching.nameless')
  return (
    <ConfirmButton
      label={t('matching.undo')}
      button={{
        size: 'small',
        variant: 'outlined',
        color: 'error',
        'aria-label': `${t('matching.undo')}: ${name}, ${formatMoney(amount)}`,
      }}
      title={t('matching.undoTitle')}
      consequence={t('matching.undoAbout')}
      isDangerous
      reason={{ label: t('matching.reasonLabel') }}
      act={(reason: string) =>
        call('POST /v1/bank/matching/{id}/undo', { params: { id }, body: { reason, updatedAt } })
      }
      affects={AFFECTED}
      words={t('matching.undone')}
    />
  )
}
