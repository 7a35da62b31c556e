import { useState } from 'react'
import { Link as MuiLink } from '@mui/material'
import { Link, useDataProvider } from 'react-admin'
import { BANK_MOVEMENT_STATES, bankMovementLifecycle, stateAfter } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useMoneyAttempt } from '../../ui/money-attempt.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { BankTabs } from '../bank-books/bank-tabs.tsx'
import { AFFECTED } from './use-match.ts'

const LONGEST_REASON = 300

const tones = {
  open: 'grey',
  suggested: 'blue',
  held: 'clay',
  matched: 'green',
  set_aside: 'grey',
  sent_back: 'blue',
  batch: 'grey',
} as const satisfies Record<MatchingRecord['state'], Tone>

const column = columnsOf('matching')
const filter = filtersOf('matching')
const list = defineList({
  resource: 'matching',
  sort: { field: 'bookingDay', order: 'DESC' },
  isPlain: true,
  filters: [
    filter.choice(
      'state',
      BANK_MOVEMENT_STATES.filter((state) => state !== 'batch'),
      (t, state) => t(`matching.state.${state}`),
    ),
  ],
  search: { source: 'search', label: (t) => t('bankMovements.search') },
  columns: [
    // On a phone what was decided can be taken back: its button needs the place beside the name.
    column.date('bookingDay', {
      heading: (t) => t('bankMovements.fields.bookingDay'),
      isSortable: true,
      isBelowOnPhone: true,
    }),
    column.plain('counterpartyName', { share: 3, cell: (movement) => <Sender movement={movement} /> }),
    column.plain('remittance', { share: 3, from: 'desk' }),
    column.of('state', ({ state }, t) => t(`matching.state.${state}`), {
      from: 'tablet',
      cell: ({ state }, t) => <StateBadge tone={tones[state]} label={t(`matching.state.${state}`)} />,
    }),
    column.of('reasons', ({ reasons }, t) => reasons.map((reason) => t(`matching.reason.${reason}`)).join('; '), {
      share: 4,
      from: 'desk',
    }),
    column.of(
      'allocations',
      ({ allocations }, t) =>
        allocations
          .filter(({ undoneAt }) => undoneAt === null)
          .map(({ name, amount, createdByName }) =>
            [name, formatMoney(amount), t('matching.byWhom', { name: createdByName ?? t('matching.automatic') })].join(
              ' ',
            ),
          )
          .join('; '),
      { from: 'tablet', share: 4 },
    ),
    column.plain('stateReason', { isHidden: true }),
    column.money('amount', { isSortable: true }),
    column.of('updatedAt', () => '', {
      heading: (t) => t('backoffice.actions'),
      isOnScreenOnly: true,
      cell: (movement) => <Undo movement={movement} />,
    }),
  ],
  sums: {
    incoming: (t) => t('backoffice.list.sumOf.credits'),
    outgoing: (t) => t('backoffice.list.sumOf.debits'),
  },
})

/** /admin/bank/matching/: lines of bank statements, those that wait at first; what was decided can be taken back. */
export const MatchingList = () => (
  <ListPage list={list} title={useWords()('matching.title')} above={<BankTabs of="/matching" />} />
)

/** Leads to the pane where a line that waits is decided. */
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
  const [isOpen, setOpen] = useState(false)
  if (stateAfter(bankMovementLifecycle, 'undo', movement.state) === undefined) return null
  const name = movement.counterpartyName ?? t('matching.nameless')
  return (
    <>
      <DialogButton
        size="small"
        variant="outlined"
        color="error"
        aria-label={`${t('matching.undo')}: ${name}, ${formatMoney(movement.amount)}`}
        onClick={() => setOpen(true)}
      >
        {t('matching.undo')}
      </DialogButton>
      {isOpen && <UndoDialog movement={movement} onClose={() => setOpen(false)} />}
    </>
  )
}

function UndoDialog({ movement, onClose }: { readonly movement: MatchingRecord; readonly onClose: () => void }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { id, updatedAt } = movement
  const attempt = useMoneyAttempt(`matching:${id}:undo`)
  const action = useAction(
    (reason: string) =>
      attempt.send((idempotencyKey) =>
        dataProvider.decideMovement(id, 'undo', { reason, updatedAt }, { idempotencyKey }),
      ),
    { affects: AFFECTED, words: t('matching.undone'), after: onClose },
  )
  return (
    <ConfirmDialog
      title={t('matching.undoTitle')}
      consequence={t('matching.undoAbout')}
      confirmLabel={t('matching.undo')}
      isDangerous
      reason={{ label: t('matching.reasonLabel'), isRequired: true, maximum: LONGEST_REASON }}
      action={action}
      onClose={onClose}
    />
  )
}
