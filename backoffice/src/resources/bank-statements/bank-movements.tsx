import { BANK_MOVEMENT_STATES } from '@cauce/contract'
import { groupIban, maskIban } from '@cauce/format/iban.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { RecordOf } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, period } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankTabs } from '../bank-books/bank-tabs.tsx'

const tones = {
  open: 'clay',
  suggested: 'blue',
  held: 'clay',
  matched: 'green',
  set_aside: 'grey',
  sent_back: 'grey',
  batch: 'grey',
} as const satisfies Record<RecordOf<'bankMovements'>['state'], Tone>

/** With what a line was matched, or why it was set aside. */
function becameOf({ matchedWith, stateReason, state }: RecordOf<'bankMovements'>, t: Translate): string {
  if (matchedWith.length === 0) return state === 'held' ? '' : (stateReason ?? '')
  const names = [...new Set(matchedWith.map(({ name }) => name))].join(', ')
  return matchedWith.every(({ automatic }) => automatic) ? t('bankMovements.matchedByItself', { name: names }) : names
}

const column = columnsOf('bankMovements')
const filter = filtersOf('bankMovements')

/** The lines of all statements. */
export const bankMovements = defineList({
  resource: 'bankMovements',
  sort: { field: 'bookingDay', order: 'DESC' },
  isPlain: true,
  filters: [
    filter.choice('state', BANK_MOVEMENT_STATES, (t, state) => t(`bankMovements.state.${state}`)),
    filter.amount('amount', 'amountComparison'),
    filter.id('transactionId'),
    ...period,
  ],
  search: { source: 'text', label: (t) => t('bankMovements.search') },
  columns: [
    column.date('bookingDay', { isSortable: true }),
    column.plain('counterpartyName', { share: 3 }),
    column.of('counterpartyIban', ({ counterpartyIban }) => counterpartyIban && groupIban(counterpartyIban), {
      exported: ({ counterpartyIban }) => counterpartyIban && maskIban(counterpartyIban),
      isUnbroken: true,
      isHidden: true,
    }),
    column.plain('remittance', { share: 4, from: 'desk' }),
    column.plain('reference', { isHidden: true }),
    column.plain('endToEndId', { isHidden: true }),
    column.plain('bankReference', { isHidden: true }),
    column.of('kind', ({ kind }, t) => t(`bankMovements.kind.${kind}`), { isHidden: true }),
    column.date('valueDay', { isHidden: true }),
    column.of('iban', ({ iban }) => groupIban(iban), { isUnbroken: true, isHidden: true }),
    column.of('matchedWith', becameOf, { share: 2, from: 'tablet' }),
    column.of('state', ({ state }, t) => t(`bankMovements.state.${state}`), {
      from: 'tablet',
      cell: ({ state }, t) => <StateBadge tone={tones[state]} label={t(`bankMovements.state.${state}`)} />,
    }),
    column.money('amount', { isSortable: true, cell: ({ amount }) => <Amount value={amount} sign="always" /> }),
  ],
  sums: {
    incoming: (t) => t('backoffice.list.sumOf.credits'),
    outgoing: (t) => t('backoffice.list.sumOf.debits'),
  },
})

/** /admin/bank/movements/: every line of every statement. */
export function BankMovementsList() {
  const t = useWords()
  return (
    <ListPage list={bankMovements} title={t('bankMovements.title')} above={<BankTabs of="/bankStatements" isBelow />} />
  )
}
