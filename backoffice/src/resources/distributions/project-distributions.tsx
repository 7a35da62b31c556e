import { useState, useMemo } from 'react'
import { Typography, useMediaQuery, type Theme } from '@mui/material'
import { DataTable, useCanAccess, BooleanInput } from 'react-admin'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { isOwed } from '@cauce/contract/project/distribution-lifecycle.ts'
import type { DistributionRecord, ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DayField, MoneyField } from '../../ui/fields.tsx'
import { Sums } from '../../ui/list/list-sums.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useRecords, useCall } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { DistributionDraft } from './distribution-draft.tsx'
import { DistributionState } from './distribution-state.tsx'
import type { z } from 'zod'
import { dayBetween, DistributionRecordBody, refusalOfOverpayment, type Cents } from '@cauce/contract'
import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { FileField } from '../../ui/form/file-field.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { MoneyInput } from '../../ui/form/number-inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { useBadges } from '../../ui/badges.ts'

const Col = DataTable.Col<DistributionRecord>
const MONEY = { field: MoneyField, align: 'right', sx: FROM.tablet } as const

/** Polling interval while a payment is being credited. */
const POLL_MS = 2000

type Opened = { readonly kind: 'record' | 'draft'; readonly distribution: DistributionRecord }

export function ProjectDistributions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('distributions.edit'))
  // On a telephone the state stands below the day and the next step below the amount.
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [opened, setOpened] = useState<Opened>()
  const {
    data = [],
    total,
    error,
    refetch,
  } = useRecords('distributions', { projectId: project.id }, 'dueDate', {
    refetchInterval: ({ state }) => (state.data?.data.some(isBeingCredited) ? POLL_MS : false),
  })
  const close = () => setOpened(undefined)
  const current = opened && data.find(({ id }) => id === opened.distribution.id)
  const stepOf = (row: DistributionRecord) =>
    mayEdit && <NextStep row={row} unpaid={firstUnpaidOf(data)} onOpen={setOpened} />

  return (
    <Section title={t('distributions.schedule')}>
      {error && <Failure error={error} onRetry={refetch} />}
      {total === 0 && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('distributions.empty')}</Typography>
      )}
      {data.length > 0 && (
        <RecordsTable<DistributionRecord> resource="distributions" label={t('distributions.schedule')} rows={data}>
          <Col source="number" render={nameOf} />
          <Col
            source="dueDate"
            render={(row) => (
              <>
                <DayField source="dueDate" />
                {isPhone && <DistributionState distribution={row} />}
              </>
            )}
          />
          <Col source="paidOn" field={DayField} sx={FROM.tablet} />
          {isPhone ? null : <Col source="status" render={(row) => <DistributionState distribution={row} />} />}
          {/* Shorter names, so that the table fits a screen of 1280: what is due is what a schedule says. */}
          <Col source="interestDue" label="distributions.fields.interest" {...MONEY} />
          <Col source="principalDue" label="distributions.fields.principal" {...MONEY} />
          <Col
            source="amount"
            align="right"
            render={(row) => (
              <>
                <MoneyField source="amount" />
                {isPhone && stepOf(row)}
              </>
            )}
          />
          {mayEdit && !isPhone ? <Col label="backoffice.actions" align="right" disableSort render={stepOf} /> : null}
        </RecordsTable>
      )}
      {data.length > 0 && (
        <Sums
          resource="distributions"
          filter={{ projectId: project.id }}
          labels={{ pending: 'pending', paid: 'paid' }}
        />
      )}
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

function NextStep({ row, unpaid, onOpen }: NextStepProps) {
  const t = useWords()
  if (row.status === 'planned' && unpaid && unpaid.id !== row.id)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary', whiteSpace: { sm: 'nowrap' } }}>
        {t('distributions.after', { number: nameOf(unpaid) })}
      </Typography>
    )
  const kind = row.status === 'planned' ? 'record' : 'draft'
  const label = t(kind === 'record' ? 'distributions.record' : 'distributions.shares')
  return (
    <DialogButton
      size="small"
      variant="outlined"
      sx={{ whiteSpace: { sm: 'nowrap' } }}
      onClick={() => onOpen({ kind, distribution: row })}
      aria-label={`${label}: ${t('distributions.fields.number')} ${nameOf(row)}`}
    >
      {label}
    </DialogButton>
  )
}

interface Props {
  readonly distribution: DistributionRecord
  readonly onClose: () => void
}

type Due = Readonly<Record<'interestDue' | 'principalDue', Cents>>

/** What the API will accept of a payment, said beside what else is wrong (decision input-validation). */
const bodyFor = (due: Due, today: string) =>
  DistributionRecordBody.extend({
    amount: DistributionRecordBody.shape.amount.superRefine((amount, context) => {
      const refusal = refusalOfOverpayment(due, amount)
      if (refusal) context.addIssue({ code: 'custom', message: refusal.code, params: refusal.params })
    }),
    paidOn: dayBetween(undefined, today),
  })

function RecordPaymentDialog({ distribution, onClose }: Props) {
  const { id, updatedAt, interestDue, principalDue, projectName, dueDate } = distribution
  const t = useWords()
  const today = useToday()
  const call = useCall()
  const early = useBadges()?.unreceived
  const { schema, due } = useMemo(() => {
    const parts = { interestDue: parseAmount(interestDue), principalDue: parseAmount(principalDue) }
    return { schema: bodyFor(parts, today), due: formatAmount(parts.interestDue + parts.principalDue) }
  }, [interestDue, principalDue, today])
  return (
    <MoneyDialog
      resource="distributions"
      title={t('distributions.record')}
      schema={schema}
      requiredFiles={{ file: 'proof-required' }}
      defaultValues={{ amount: due, paidOn: today, creditsBeforeReceipt: false }}
      slot={`distributions:${id}:record`}
      send={(values, idempotencyKey) =>
        call('POST /v1/project/distributions/{id}/record', {
          params: { id },
          body: { ...(values as z.input<typeof schema>), updatedAt },
          idempotencyKey,
        })
      }
      affects={['distributions']}
      words={t('distributions.recorded')}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {t('distributions.one')} {nameOf(distribution)}, {projectName}, {formatDate(dueDate)}
          </Typography>
          <Typography sx={{ marginBlockEnd: 2 }}>{t('distributions.recordHelp')}</Typography>
          <MoneyInput source="amount" readOnly={isUncertain} />
          <DayInput source="paidOn" readOnly={isUncertain} />
          {early && early.maximum !== '0.00' && (
            <BooleanInput
              source="creditsBeforeReceipt"
              readOnly={isUncertain}
              helperText={t('distributions.earlyHelp', {
                maximum: formatMoney(early.maximum),
                amount: formatMoney(early.amount),
              })}
            />
          )}
          <FileField
            source="file"
            label={t('distributions.fields.document')}
            kinds={ATTACHMENT_KINDS}
            disabled={isUncertain}
          />
          <EarlierDocuments of={{ recordId: id }} />
        </>
      )}
    </MoneyDialog>
  )
}
