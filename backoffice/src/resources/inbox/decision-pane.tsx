import { formatMoney } from '@cauce/format/money.ts'
import { useWords } from '../../ui/words.ts'
import type { QueueItem, QueueKind } from './queue.ts'
import { loaded } from '../../ui/loaded.ts'

/** Where the pane of each kind is. It is loaded when a row of the kind is opened first, or when the pointer comes to it (decision front-end-performance). */
const files = {
  bankAccount: () => import('../bank-accounts/bank-account-decision.tsx'),
  bankMovement: () => import('../matching/match-pane.tsx'),
  bankFile: () => import('../bank-statements/file-pane.tsx'),
  paymentBatch: () => import('../payments/batch-pane.tsx'),
  distribution: () => import('./second-approval-panes.tsx'),
  refund: () => import('./second-approval-panes.tsx'),
  taxDetail: () => import('../tax-details/tax-detail-decision.tsx'),
  classification: () => import('../classifications/classification-decision.tsx'),
  suspension: () => import('../irregularities/suspension-pane.tsx'),
  proposal: () => import('./proposal-pane.tsx'),
  hold: () => import('../diligence/hold-pane.tsx'),
  examinationAccess: () => import('../examinations/access-pane.tsx'),
  ticket: () => import('../tickets/ticket-pane.tsx'),
  income: () => import('../transactions/transaction-decision.tsx'),
  withdraw: () => import('../transactions/transaction-decision.tsx'),
  verification: () => import('../verifications/verification-decision.tsx'),
} as const satisfies Partial<Record<QueueKind, () => Promise<object>>>

/** Loads the pane of a kind before a row of it is opened. Opening it says if that fails. */
export const preloadPane = (kind: QueueKind): void =>
  void (files as Partial<Record<QueueKind, () => Promise<object>>>)[kind]?.().catch(() => {})

const BankAccountDecision = loaded(files.bankAccount, 'BankAccountDecision')
const MatchPane = loaded(files.bankMovement, 'MatchPane')
const BatchPane = loaded(files.paymentBatch, 'BatchPane')
const DistributionPane = loaded(files.distribution, 'DistributionPane')
const RefundPane = loaded(files.refund, 'RefundPane')
const ClassificationDecision = loaded(files.classification, 'ClassificationDecision')
const FilePane = loaded(files.bankFile, 'FilePane')
const ProposalPane = loaded(files.proposal, 'ProposalPane')
const HoldPane = loaded(files.hold, 'HoldPane')
const SuspensionPane = loaded(files.suspension, 'SuspensionPane')
const AccessPane = loaded(files.examinationAccess, 'AccessPane')
const TaxDetailDecision = loaded(files.taxDetail, 'TaxDetailDecision')
const TicketPane = loaded(files.ticket, 'TicketPane')
const TransactionDecision = loaded(files.income, 'TransactionDecision')
const VerificationDecision = loaded(files.verification, 'VerificationDecision')

interface Props {
  readonly item: Exclude<QueueItem, { kind: 'task' }>
  readonly onReload: () => void
  /** Gets the notice of the decision, unless it has been shown. */
  readonly onDecided: (words?: string) => void
}

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
    case 'bankFile':
      return <FilePane file={item.record} />
    case 'paymentBatch':
      return <BatchPane batch={item.record} onDecided={() => onDecided()} />
    case 'distribution':
      return <DistributionPane record={item.record} onDecided={() => onDecided()} />
    case 'refund':
      return <RefundPane record={item.record} onDecided={() => onDecided()} />
    case 'taxDetail':
      return (
        <TaxDetailDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ state }) => onDecided(t(`taxDetails.decided.${state}`, { name }))}
        />
      )
    case 'classification':
      return (
        <ClassificationDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ state }) =>
            onDecided(t('classifications.result', { name, state: t(`classifications.state.${state}`) }))
          }
        />
      )
    case 'suspension':
      return <SuspensionPane record={item.record} onDecided={() => onDecided()} />
    case 'proposal':
      return <ProposalPane item={item} onDecided={() => onDecided()} />
    case 'hold':
      return <HoldPane hold={item.record} onDecided={() => onDecided()} />
    case 'examinationAccess':
      return <AccessPane access={item.record} onDecided={() => onDecided()} />
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
          onDecided={({ status }) =>
            onDecided(t(`backoffice.done.transaction.${status}`, { name, amount: formatMoney(item.record.amount) }))
          }
        />
      )
  }
}
