import { Typography } from '@mui/material'
import { MAXIMUM_BATCH } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { groupIban } from '@cauce/format/iban.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { QuestionButton, QuestionButtons } from '../../ui/decision/question-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { Facts, Terms, term } from '../../ui/terms.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { BatchBalance, FirstRefusal } from './batch-facts.tsx'
import { Payee } from './payee.tsx'
import { BatchStateBadge } from './payment-states.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { ReportButton } from './report-dialog.tsx'

interface Props {
  readonly record: PaymentBatchRecord
  readonly onDecided: () => void
}

export function BatchPane({ record: batch, onDecided }: Props) {
  const t = useWords()
  const { id, number, state, total, count, createdAt, createdByName, executionDay, debtorIban } = batch
  return (
    <DecisionFrame
      badge={<BatchStateBadge state={state} />}
      waitingSince={createdAt}
      title={t('paymentBatches.name', { number })}
      amount={<Amount value={`-${total}`} sign="always" />}
      actions={
        state === 'draft' ? (
          <QuestionButtons>
            <QuestionButton
              hotkey="a"
              label={t('paymentBatches.releaseOf', { amount: formatMoney(total, { places: 'auto' }) })}
              dialog={(close) => <ReleaseDialog batch={batch} onClose={close} onReleased={onDecided} />}
            />
          </QuestionButtons>
        ) : (
          <ReportButton />
        )
      }
    >
      {state === 'draft' ? (
        <StateBadge tone="blue" label={t('paymentBatches.waitsForYou', { name: createdByName })} mayWrap />
      ) : (
        <FirstRefusal batch={batch} />
      )}
      <Facts
        noun="paymentBatches"
        facts={{ count, executionDay: formatDate(executionDay), debtorIban: groupIban(debtorIban) }}
      />
      <PaidPeople batch={batch} />
      <BatchBalance batch={batch} />
      <Typography>
        <RecordLink resource="paymentBatches" id={id} name={t('paymentBatches.seeBatch')} />
      </Typography>
    </DecisionFrame>
  )
}

function PaidPeople({ batch: { id, number } }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const { data, error, refetch } = useRecords('payments', { batchId: id }, 'createdAt', { most: MAXIMUM_BATCH })
  if (error) return <Failure error={error} onRetry={refetch} />
  return (
    <section aria-label={t('paymentBatches.payments', { number })}>
      <RecentChanges isNamed userIds={[...new Set(data?.flatMap(({ userId }) => userId ?? []))]} />
      <Terms of={data?.map((payment) => term(<Payee payment={payment} />, <Amount value={payment.amount} />)) ?? []} />
    </section>
  )
}
