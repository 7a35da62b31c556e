import { lazy, type ComponentType } from 'react'
import { useWords } from '../../ui/words.ts'
import type { QueueItem } from './queue.ts'

/** A pane that is loaded when an item of its kind is opened first (decision 197). */
const pane = <Props,>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }))

const BankAccountDecision = pane(
  async () => (await import('../bank-accounts/bank-account-decision.tsx')).BankAccountDecision,
)
const MatchPane = pane(async () => (await import('../matching/match-pane.tsx')).MatchPane)
const BatchPane = pane(async () => (await import('../payments/batch-pane.tsx')).BatchPane)
const TicketPane = pane(async () => (await import('../tickets/ticket-pane.tsx')).TicketPane)
const TransactionDecision = pane(
  async () => (await import('../transactions/transaction-decision.tsx')).TransactionDecision,
)
const VerificationDecision = pane(
  async () => (await import('../verifications/verification-decision.tsx')).VerificationDecision,
)
const DistributionPane = pane(async () => (await import('./second-approval-panes.tsx')).DistributionPane)
const RefundPane = pane(async () => (await import('./second-approval-panes.tsx')).RefundPane)

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
