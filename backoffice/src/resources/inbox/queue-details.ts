import { formatDate } from '@cauce/format/dates.ts'
import { NO_BREAK_SPACE } from '@cauce/format/figures.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type {
  AccountHoldRecord,
  MatchingRecord,
  PaymentBatchRecord,
  VerificationRecord,
} from '../../providers/records.ts'
import { isIdentificationDocumentType } from '../verifications/document-type.ts'
import type { QueueItem } from './queue.ts'
import { proposedIn, writtenIn } from './queue-texts.ts'

const unbroken = (iban: string) => maskIbanShort(iban).replaceAll(' ', NO_BREAK_SPACE)

/** What the bank says of a line, how sure its suggestion is, and why. */
function movementDetail({ tier, counterpartyName, remittance, reasons }: MatchingRecord, t: Translate): string {
  const why = reasons.map((reason) => t(`matching.reason.${reason}`)).join(', ')
  // A line without a name is called by its text.
  return [counterpartyName && remittance, tier && t(`matching.tier.${tier}`), why].filter(Boolean).join(' · ')
}

function batchDetail({ number, count, executionDay }: PaymentBatchRecord, t: Translate): string {
  const summary = t('paymentBatches.summary', { smart_count: count, day: formatDate(executionDay) })
  return `${t('paymentBatches.name', { number })} · ${summary}`
}

/** Why the account is held, and who proposes to lift it. */
const holdDetail = ({ kind, proposedByName }: AccountHoldRecord, t: Translate): string =>
  t(`backoffice.inbox.waitingHold.${kind}`, { name: proposedByName ?? '' })

function verificationDetail({ attempt, documents }: VerificationRecord, t: Translate): string {
  const type = documents[0]?.type ?? ''
  const document = isIdentificationDocumentType(type) ? t(`users.identificationDocumentType.${type}`) : type
  return t('backoffice.inbox.attempt', { document: document || t('verifications.one'), attempt })
}

/** The second line of a row: which account, which document, which attempt. */
export function detailOf(item: QueueItem, t: Translate): string {
  switch (item.kind) {
    case 'bankMovement':
      return movementDetail(item.record, t)
    case 'paymentBatch':
      return batchDetail(item.record, t)
    case 'distribution':
      return `${t('distributions.one')} ${item.record.number}, ${formatDate(item.record.dueDate)}`
    case 'bankAccount':
      return t('backoffice.inbox.account', { alias: item.record.alias, account: unbroken(item.record.account) })
    case 'income':
    case 'withdraw':
      return transferDetail(item, t)
    case 'verification':
      return verificationDetail(item.record, t)
    case 'proposal':
      return [t(`${item.noun}.one`), ...proposedIn(item)].join(' · ')
    default:
      return caseDetail(item, t)
  }
}

function transferDetail({ kind, record }: Extract<QueueItem, { kind: 'income' | 'withdraw' }>, t: Translate): string {
  const { bankAccount, issuerName } = record
  if (!bankAccount) return t(`transactions.issuerName.${issuerName}`)
  return t(kind === 'income' ? 'backoffice.inbox.fromAccount' : 'backoffice.inbox.toAccount', {
    account: unbroken(bankAccount.account),
  })
}

/** Of what is about neither money nor an identity. */
function caseDetail(item: QueueItem, t: Translate): string {
  switch (item.kind) {
    case 'suspension':
      return `${t('backoffice.inbox.correctBy', { day: formatDate(item.record.lastDay) })} · ${item.record.irregularity}`
    case 'classification':
      return t(`classifications.wantedClass.${item.record.wantedClass}`)
    case 'taxDetail':
      return t(`taxDetails.kind.${item.record.kind}`)
    case 'hold':
      return holdDetail(item.record, t)
    default:
      return writtenIn(item)
  }
}
