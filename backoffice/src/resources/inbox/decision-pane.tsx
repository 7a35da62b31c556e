import type { ComponentType } from 'react'
import { RecordContextProvider } from 'react-admin'
import type { QueueItem, QueueKind } from './queue.ts'
import { loaded } from '../../ui/loaded.ts'

type Decidable = Exclude<QueueItem, { kind: 'task' }>
type ItemOf<Kind, Item extends Decidable = Decidable> = Item extends Decidable
  ? Kind extends Item['kind']
    ? Item
    : never
  : never

interface Props<Item extends Decidable = Decidable> {
  readonly item: Item
  readonly onReload: () => void
  readonly onDecided: () => void
}

interface Pane<Item extends Decidable> {
  readonly load: () => Promise<object>
  readonly Shown: ComponentType<Props<Item> & { readonly record: Item['record'] }>
}

const pane = <Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name) => ({
  load,
  Shown: loaded(load, name),
})

const transaction = pane(() => import('../transactions/transaction-decision.tsx'), 'TransactionDecision')

/** The pane of each kind. It is loaded when a row of the kind is opened first, or when the pointer comes to it (decision front-end-performance). */
const panes: { readonly [Kind in Decidable['kind']]: Pane<ItemOf<Kind>> } = {
  bankAccount: pane(() => import('../bank-accounts/bank-account-decision.tsx'), 'BankAccountDecision'),
  bankMovement: pane(() => import('../matching/match-pane.tsx'), 'MatchPane'),
  bankFile: pane(() => import('../bank-statements/file-pane.tsx'), 'FilePane'),
  paymentBatch: pane(() => import('../payments/batch-pane.tsx'), 'BatchPane'),
  distribution: pane(() => import('./second-approval-panes.tsx'), 'DistributionPane'),
  refund: pane(() => import('./second-approval-panes.tsx'), 'RefundPane'),
  taxDetail: pane(() => import('../tax-details/tax-detail-decision.tsx'), 'TaxDetailDecision'),
  classification: pane(() => import('../classifications/classification-decision.tsx'), 'ClassificationDecision'),
  suspension: pane(() => import('../irregularities/irregularities.tsx'), 'SuspensionPane'),
  proposal: pane(() => import('./proposal-pane.tsx'), 'ProposalPane'),
  hold: pane(() => import('../diligence/hold-pane.tsx'), 'HoldPane'),
  examinationAccess: pane(() => import('../examinations/access-pane.tsx'), 'AccessPane'),
  ticket: pane(() => import('../tickets/ticket-pane.tsx'), 'TicketPane'),
  income: transaction,
  withdraw: transaction,
  verification: pane(() => import('../verifications/verification-decision.tsx'), 'VerificationDecision'),
}

/** Loads the pane of a kind before a row of it is opened. Opening it says if that fails. */
export const preloadPane = (kind: QueueKind): void =>
  void (panes as Partial<Record<QueueKind, Pane<never>>>)[kind]?.load().catch(() => {})

/** Each pane notifies of its own decision. */
export function DecisionPane(props: Props) {
  const { Shown } = panes[props.item.kind] as unknown as Pane<Decidable>
  return (
    <RecordContextProvider value={props.item.record}>
      <Shown {...props} record={props.item.record} />
    </RecordContextProvider>
  )
}
