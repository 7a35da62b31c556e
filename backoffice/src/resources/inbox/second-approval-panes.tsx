import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { DistributionRecord, ProjectRecord } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { QuestionButton, QuestionButtons } from '../../ui/decision/question-button.tsx'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { PhaseBadge } from '../../ui/states.tsx'
import { Facts, Terms, term } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { PaymentProof } from '../distributions/payment-proof.tsx'
import { DistributionDraft } from '../distributions/distribution-draft.tsx'
import { DistributionState, PaymentHistory } from '../distributions/distribution-state.tsx'
import { PendingRefund, RefundDialog } from '../projects/refund.tsx'

interface Props<Row> {
  readonly record: Row
  readonly onDecided: () => void
}

export function DistributionPane({ record, onDecided }: Props<DistributionRecord>) {
  const t = useWords()
  return (
    <DecisionFrame
      badge={<DistributionState distribution={record} />}
      waitingSince={record.updatedAt}
      title={t('backoffice.decision.distributionOf', { name: record.projectName, number: record.number })}
      amount={<Amount value={record.amount ?? '0.00'} />}
      actions={
        <QuestionButtons>
          <QuestionButton
            hotkey="a"
            label={t('backoffice.decision.review')}
            dialog={(close) => <DistributionDraft distribution={record} onClose={close} onDecided={onDecided} />}
          />
        </QuestionButtons>
      }
    >
      <Facts
        noun="distributions"
        facts={{
          projectName: <RecordLink resource="projects" id={record.projectId} name={record.projectName} />,
          number: record.number,
          dueDate: formatDate(record.dueDate),
          paidOn: formatDate(record.paidOn),
          interest: formatMoney(record.interest ?? '0.00'),
          principal: formatMoney(record.principal ?? '0.00'),
        }}
      />
      <PaymentProof distribution={record} />
      <PaymentHistory distribution={record} />
    </DecisionFrame>
  )
}

export function RefundPane({ record, onDecided }: Props<ProjectRecord>) {
  const t = useWords()
  return (
    <DecisionFrame
      badge={<PhaseBadge state={record.phaseName} />}
      waitingSince={record.pendingRefund?.firstApproval.approvedAt}
      title={t('backoffice.decision.refundOf', { name: record.name })}
      amount={<Amount value={record.amountInvested} />}
      actions={
        <QuestionButtons>
          <QuestionButton
            hotkey="a"
            label={t('backoffice.decision.review')}
            dialog={(close) => <RefundDialog project={record} onClose={close} onDecided={onDecided} />}
          />
        </QuestionButtons>
      }
    >
      {record.pendingRefund && <PendingRefund refund={record.pendingRefund} />}
      <Terms
        of={[
          term(
            t('distributions.fields.projectName'),
            <RecordLink resource="projects" id={record.id} name={record.name} />,
          ),
          term(t('projects.fields.investorCount'), record.investorCount),
        ]}
      />
    </DecisionFrame>
  )
}
