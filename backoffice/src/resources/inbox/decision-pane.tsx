import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { MatchPane } from '../matching/match-pane.tsx'
import { BatchPane } from '../payments/batch-pane.tsx'
import { TicketPane } from '../tickets/ticket-pane.tsx'
import { TransactionDecision } from '../transactions/transaction-decision.tsx'
import { VerificationDecision } from '../verifications/verification-decision.tsx'
import type { QueueItem } from './queue.ts'
import { DistributionPane, RefundPane } from './second-approval-panes.tsx'

interface Props {
  readonly item: QueueItem
  readonly onReload: () => void
  /** Gets the notice of the decision, unless it has been shown. */
  readonly onDecided: (words?: string) => void
}

/** The pane of the decision that an item waits for. */
export function DecisionPane({ item, onReload, onDecided }: Props) {
  const t = useWords()
  const name = item.who
  switch (item.kind) {
    case 'bankAccount':
      return (
        <BankAccountDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ state }) => onDecided(t(`backoffice.done.bankAccount.${state}`, { name }))}
        />
      )
    case 'bankMovement':
      return <MatchPane record={item.record} onReload={onReload} onDecided={onDecided} />
    case 'paymentBatch':
      return <BatchPane batch={item.record} onDecided={() => onDecided()} />
    case 'distribution':
      return <DistributionPane record={item.record} onDecided={() => onDecided()} />
    case 'refund':
      return <RefundPane record={item.record} onDecided={() => onDecided()} />
    case 'ticket':
      return <TicketPane ticket={item.record} onReplied={() => onDecided(t('tickets.replied', { name }))} />
    case 'verification':
      return (
        <VerificationDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ status }) =>
            onDecided(
              t(
                status === 'Approved'
                  ? 'backoffice.done.verification.approved'
                  : 'backoffice.done.verification.declined',
                { name },
              ),
            )
          }
        />
      )
    default:
      return (
        <TransactionDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ status }) => onDecided(t(`backoffice.done.transaction.${status}`, { name }))}
        />
      )
  }
}
