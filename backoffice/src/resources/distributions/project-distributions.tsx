import { useState } from 'react'
import { Typography } from '@mui/material'
import { DataTable, useGetList, useCanAccess } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { isOwed } from '@cauce/contract/project/distribution-lifecycle.ts'
import type { DistributionRecord, ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DayField, MoneyField } from '../../ui/fields.tsx'
import { Sums, type SumLabels } from '../../ui/list/list-sums.tsx'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { DistributionDraft } from './distribution-draft.tsx'
import { DistributionState } from './distribution-state.tsx'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'

const Col = DataTable.Col<DistributionRecord>

const sums: SumLabels = {
  pending: (t) => t('backoffice.list.sumOf.pending'),
  paid: (t) => t('backoffice.list.sumOf.paid'),
}

/** Polling interval while a payment is being credited. */
const POLL_MS = 2000

type Opened = { readonly kind: 'record' | 'draft'; readonly distribution: DistributionRecord }

/** The schedule of a project: what the promoter owes, what has been paid, and the next step of each payment. */
export function ProjectDistributions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('distributions.edit'))
  const [opened, setOpened] = useState<Opened>()
  const {
    data = [],
    total,
    error,
    refetch,
  } = useGetList<DistributionRecord>(
    'distributions',
    {
      filter: { projectId: project.id },
      sort: { field: 'dueDate', order: 'ASC' },
      pagination: { page: 1, perPage: MAXIMUM_TAKE },
    },
    { refetchInterval: ({ state }) => (state.data?.data.some(isBeingCredited) ? POLL_MS : false) },
  )
  const close = () => setOpened(undefined)
  const current = opened && data.find(({ id }) => id === opened.distribution.id)

  return (
    <Section title={t('distributions.schedule')}>
      {error && <Failure error={error} onRetry={refetch} />}
      {total === 0 && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('distributions.empty')}</Typography>
      )}
      {data.length > 0 && (
        <RecordsTable<DistributionRecord> resource="distributions" label={t('distributions.schedule')} rows={data}>
          <Col source="number" render={nameOf} />
          <Col source="dueDate" field={DayField} />
          <Col source="paidOn" field={DayField} />
          <Col source="status" render={(row) => <DistributionState distribution={row} />} />
          {/* Shorter names, so that the table fits a screen of 1280: what is due is what a schedule says. */}
          <Col source="interestDue" label="distributions.fields.interest" field={MoneyField} align="right" />
          <Col source="principalDue" label="distributions.fields.principal" field={MoneyField} align="right" />
          <Col source="amount" field={MoneyField} align="right" />
          {mayEdit ? (
            <Col
              label="backoffice.actions"
              align="right"
              disableSort
              render={(row) => <NextStep row={row} unpaid={firstUnpaidOf(data)} onOpen={setOpened} />}
            />
          ) : null}
        </RecordsTable>
      )}
      {data.length > 0 && <Sums resource="distributions" filter={{ projectId: project.id }} labels={sums} />}
      {/* The record as it was when the dialog opened: its version is what the payment is recorded against. */}
      {opened?.kind === 'record' && <RecordPaymentDialog distribution={opened.distribution} onClose={close} />}
      {current && opened.kind === 'draft' && <DistributionDraft distribution={current} onClose={close} />}
    </Section>
  )
}

const nameOf = ({ number, part }: DistributionRecord) => (part > 1 ? `${number}.${part}` : String(number))

/** The payment that is next in the order of the schedule: later ones wait for it. */
const firstUnpaidOf = (rows: readonly DistributionRecord[]) =>
  rows
    .filter(({ status }) => isOwed(status))
    .toSorted((one, other) => one.number - other.number || one.part - other.part)[0]

const isBeingCredited = ({ status }: DistributionRecord) => status === 'confirming'

interface NextStepProps {
  readonly row: DistributionRecord
  readonly unpaid: DistributionRecord | undefined
  readonly onOpen: (opened: Opened) => void
}

/** The step that may be taken with a payment now. */
function NextStep({ row, unpaid, onOpen }: NextStepProps) {
  const t = useWords()
  if (row.status === 'planned' && unpaid && unpaid.id !== row.id)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('distributions.after', { number: nameOf(unpaid) })}
      </Typography>
    )
  const kind = row.status === 'planned' ? 'record' : 'draft'
  const label = t(kind === 'record' ? 'distributions.record' : 'distributions.shares')
  return (
    <DialogButton
      size="small"
      variant="outlined"
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => onOpen({ kind, distribution: row })}
      aria-label={`${label}: ${t('distributions.fields.number')} ${nameOf(row)}`}
    >
      {label}
    </DialogButton>
  )
}
