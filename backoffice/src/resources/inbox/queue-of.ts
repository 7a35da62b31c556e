import type {
  AccountHoldRecord,
  BankAccountRecord,
  BankFileRecord,
  ClassificationRecord,
  DistributionRecord,
  IrregularityRecord,
  MatchingRecord,
  PaymentBatchRecord,
  ProjectRecord,
  RecordOf,
  TaxDetailRecord,
  TicketRecord,
  TransactionRecord,
  VerificationRecord,
} from '../../providers/records.ts'
import { firstApprovalState, type FirstApproval } from '../../ui/first-approval.ts'
import { PROPOSAL_NOUNS, type ProposalNoun } from '../../ui/proposal/proposal-nouns.ts'
import { WAITING_TICKETS } from '../tickets/ticket-steps.ts'
import type { ProposalRecord, QueueItem, Waiting } from './queue.ts'
import type { AccessRecord } from './use-waiting-accesses.ts'
import { NO_TEXT } from '../../ui/missing.tsx'

/** The oldest rows of one kind and how many there are in all. */
export interface Source<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** What other administrators propose, of each kind. */
type ProposalSources = { readonly [N in ProposalNoun]: Source<RecordOf<N>> }

export interface Sources extends ProposalSources {
  readonly incomes: Source<TransactionRecord>
  readonly withdrawals: Source<TransactionRecord>
  /** Lines of bank statements that wait for a decision. */
  readonly bankMovements: Source<MatchingRecord>
  /** Files of statements that another administrator uploaded. */
  readonly bankFiles: Source<BankFileRecord>
  /** Drafts of payments that another administrator made. */
  readonly paymentBatches: Source<PaymentBatchRecord>
  /** Recorded payments that wait to be confirmed. */
  readonly distributions: Source<DistributionRecord>
  /** Projects whose refund another administrator asked for. */
  readonly refunds: Source<ProjectRecord>
  readonly bankAccounts: Source<BankAccountRecord>
  readonly verifications: Source<VerificationRecord>
  readonly taxDetails: Source<TaxDetailRecord>
  readonly classifications: Source<ClassificationRecord>
  /** Offers that are suspended until they are corrected. */
  readonly suspensions: Source<IrregularityRecord>
  /** Holds that wait for a decision. */
  readonly holds: Source<AccountHoldRecord>
  /** Requests of other administrators to read the examinations. */
  readonly accesses: Source<AccessRecord>
  readonly openTickets: Source<TicketRecord>
  readonly answeredTickets: Source<TicketRecord>
}

/** Who reads the queue, and when. */
export interface Reader {
  readonly userId: string
  readonly now: number
}

/**
 * One queue of everything that waits, oldest first. Where a source has more rows than were read, the queue ends at its last
 * row: a row that was not read could be older than the next row of another source. Rows that have been decided since they
 * were read are left out, by this reader too: theirs is not the second approval.
 */
export function queueOf(sources: Sources, { userId, now }: Reader): QueueItem[] {
  const {
    incomes,
    withdrawals,
    distributions,
    refunds,
    bankAccounts,
    verifications,
    taxDetails,
    classifications,
    openTickets,
    answeredTickets,
  } = sources
  const isOwn = isOwnOf({ userId, now })
  const items: QueueItem[] = [
    ...[...incomes.rows, ...withdrawals.rows]
      .filter(({ status, firstApproval }) => status === 'pending' && !isOwn(firstApproval))
      .map((record) => ({ kind: record.type, record, ...waiting('transactions', record, record.createdAt) })),
    ...bankItems(sources, { userId, now }),
    ...suspensionItems(sources.suspensions.rows),
    ...PROPOSAL_NOUNS.flatMap((noun) => proposalItems(noun, sources, userId)),
    ...sources.holds.rows.filter((hold) => awaitsDecision(hold, userId)).map(holdItem),
    ...sources.accesses.rows.map(accessItem),
    ...distributions.rows
      .filter(({ status, firstApproval }) => status === 'draft' && !isOwn(firstApproval))
      .map((record) => ({
        kind: 'distribution' as const,
        record,
        ...waiting('distributions', { id: record.id, userName: record.projectName }, record.updatedAt),
      })),
    ...refunds.rows.flatMap((record) =>
      record.pendingRefund === null || isOwn(record.pendingRefund.firstApproval)
        ? []
        : {
            kind: 'refund' as const,
            record,
            ...waiting(
              'refunds',
              { id: record.id, userName: record.name },
              record.pendingRefund.firstApproval.approvedAt,
            ),
          },
    ),
    ...bankAccounts.rows
      .filter(({ state }) => state === 'pending')
      .map((record) => ({
        kind: 'bankAccount' as const,
        record,
        ...waiting('bankAccounts', record, record.updatedAt),
      })),
    ...verifications.rows
      .filter(({ status }) => status === 'Completed')
      .map((record) => ({
        kind: 'verification' as const,
        record,
        ...waiting('verifications', record, record.updatedAt),
      })),
    ...taxDetails.rows
      .filter(({ state }) => state === 'pending')
      .map((record) => ({ kind: 'taxDetail' as const, record, ...waiting('taxDetails', record, record.updatedAt) })),
    ...classifications.rows
      .filter(({ state }) => state === 'pending')
      .map((record) => ({
        kind: 'classification' as const,
        record,
        ...waiting('classifications', record, record.updatedAt),
      })),
    ...[...openTickets.rows, ...answeredTickets.rows]
      .filter(({ state }) => WAITING_TICKETS.has(state))
      .map((record) => ({ kind: 'ticket' as const, record, ...waiting('tickets', record, record.updatedAt) })),
  ]
  const ends = endsOf(sources)
  return items
    .filter(({ since }) => ends.every((end) => since <= end))
    .toSorted((a, b) => (a.since === b.since ? a.key.localeCompare(b.key) : a.since.localeCompare(b.since)))
}

/** Where sources end that have more rows than were read. */
function endsOf(sources: Sources): string[] {
  const {
    incomes,
    withdrawals,
    bankMovements,
    bankFiles,
    paymentBatches,
    suspensions,
    accesses,
    refunds: _,
    ...updated
  } = sources
  const { companyAccounts, payees, withholdingRates, withholdingAgents, declarers, accessChanges, ...others } = updated
  const proposals = [companyAccounts, payees, withholdingRates, withholdingAgents, declarers, accessChanges]
  const created = [incomes, withdrawals, bankMovements, bankFiles, paymentBatches, suspensions, accesses, ...proposals]
  const ends = created.map((source) => endOf(source, 'createdAt'))
  ends.push(...Object.values(others).map((source) => endOf(source, 'updatedAt')))
  return ends.filter((end) => end !== undefined)
}

const isOwnOf =
  ({ userId, now }: Reader) =>
  (approval: FirstApproval | null): boolean =>
    approval?.adminId === userId && firstApprovalState(approval, true, now) === 'stands'

/** Lines of statements that wait, but for those that this reader has signed first. */
function openLines(rows: readonly MatchingRecord[], reader: Reader): readonly MatchingRecord[] {
  const isOwn = isOwnOf(reader)
  return rows.filter(({ tier, suggestions }) => tier !== null && !suggestions.some((one) => isOwn(one.firstApproval)))
}

const waiting = (
  noun: string,
  { id, userName }: { readonly id: string; readonly userName: string },
  since: string,
): Waiting => ({ key: `${noun}/${id}`, who: userName, since })

/** Suspended offers, by the name of their project, until they are corrected. */
const suspensionItems = (rows: readonly IrregularityRecord[]): QueueItem[] =>
  rows
    .filter(({ state }) => state === 'suspended')
    .map((record) => ({
      kind: 'suspension' as const,
      record,
      ...waiting('irregularities', { id: record.id, userName: record.projectName }, record.createdAt),
    }))

const accessItem = (record: AccessRecord): QueueItem => ({
  kind: 'examinationAccess',
  record,
  ...waiting('examinationAccesses', { id: record.id, userName: record.requestedByName }, record.createdAt),
})

/** What another administrator proposes, by who that is, until it is decided. */
const proposalItems = (noun: ProposalNoun, sources: ProposalSources, userId: string): QueueItem[] =>
  (sources[noun].rows as readonly RecordOf<ProposalNoun>[])
    .filter(({ state, proposedBy }) => state === 'proposed' && proposedBy !== userId)
    // TypeScript does not follow which record belongs to which noun.
    .map((record) => ({
      ...({ kind: 'proposal', noun, record } as ProposalRecord),
      ...waiting(noun, { id: record.id, userName: record.proposedByName ?? NO_TEXT }, record.createdAt),
    }))

/** A public function that nobody has approved, a report to look at, or what another administrator proposes to lift. */
const awaitsDecision = ({ kind, state, proposedBy }: AccountHoldRecord, userId: string): boolean =>
  state === 'lifting' ? proposedBy !== userId : kind !== 'sanctions' && state === 'active'

const holdItem = (record: AccountHoldRecord): QueueItem => ({
  kind: 'hold',
  record,
  ...waiting('accountHolds', record, record.updatedAt),
})

/** Lines of statements, uploaded files, and batches that wait for this reader: drafts, and those with a first refusal. */
function bankItems(
  { bankMovements, bankFiles, paymentBatches }: Pick<Sources, 'bankMovements' | 'bankFiles' | 'paymentBatches'>,
  reader: Reader,
): QueueItem[] {
  const isOwn = isOwnOf(reader)
  return [
    ...openLines(bankMovements.rows, reader).map((record) => ({
      kind: 'bankMovement' as const,
      record,
      ...waiting(
        'matching',
        { id: record.id, userName: record.counterpartyName ?? (record.remittance || NO_TEXT) },
        record.createdAt,
      ),
    })),
    ...bankFiles.rows
      .filter(({ state, uploadedBy }) => state === 'waiting' && uploadedBy !== reader.userId)
      .map((record) => ({
        kind: 'bankFile' as const,
        record,
        ...waiting('bankFiles', { id: record.id, userName: record.uploadedByName ?? NO_TEXT }, record.createdAt),
      })),
    ...paymentBatches.rows
      .filter(({ state, firstApproval }) => state === 'draft' || (firstApproval !== null && !isOwn(firstApproval)))
      .map((record) => ({
        kind: 'paymentBatch' as const,
        record,
        ...waiting(
          'paymentBatches',
          { id: record.id, userName: record.firstApproval?.adminName ?? record.createdByName },
          record.createdAt,
        ),
      })),
  ]
}

/** The instant of the last row that was read, where there are more. */
const endOf = <Field extends string>(
  { rows, total }: Source<Readonly<Record<Field, string>>>,
  since: Field,
): string | undefined => (total > rows.length ? rows.at(-1)?.[since] : undefined)
