import { formatDate } from '@cauce/format/dates.ts'
import { NO_BREAK_SPACE } from '@cauce/format/figures.ts'
import { groupIban, maskIbanShort } from '@cauce/format/iban.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { quarterWords } from '../../ui/time.tsx'
import { untyped } from '../../ui/words.ts'
import { isIdentificationDocumentType } from '../verifications/document-type.ts'
import type { QueueRow } from './queue.ts'

const unbroken = (iban: string | null) => maskIbanShort(iban ?? '').replaceAll(' ', NO_BREAK_SPACE)
const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

export function nameOf({ kind, noun, name, number, code }: QueueRow, t: Translate): string {
  if (kind === 'review' && name === null) return worded(t, 'dutyRecords.kind', code)
  if (kind === 'withheldTax') return t('backoffice.inbox.taxOffice')
  if (kind === 'report') return t(`backoffice.inbox.reports.${noun as 'annualReports'}`, { year: String(number) })
  return name ?? (kind === 'dailyClose' ? t('dailyCloses.title') : '—')
}

export function detailOf(row: QueueRow, t: Translate): string {
  const detail = ofKind(row, t)
  return row.dueOn === null ? detail : joined([t('backoffice.inbox.dueOn', { day: formatDate(row.dueOn) }), detail])
}

function ofKind(row: QueueRow, t: Translate): string {
  const { kind, text, title, iban, number } = row
  switch (kind) {
    case 'income':
    case 'withdraw':
      return transferOf(row, t)
    case 'bankMovement':
      return movementOf(row, t)
    case 'paymentBatch':
      return batchOf(row, t)
    case 'distribution':
      return `${t('distributions.one')} ${number}, ${formatDate(row.day)}`
    case 'latePayment':
      return `${t('distributions.one')} ${number}`
    case 'bankAccount':
      return t('backoffice.inbox.account', { alias: title ?? '', account: unbroken(iban) })
    case 'proposal':
      return proposalOf(row, t)
    default:
      return ofCode(row, t) ?? text ?? ''
  }
}

function transferOf({ kind, iban, code }: QueueRow, t: Translate): string {
  const words = kind === 'income' ? 'backoffice.inbox.fromAccount' : 'backoffice.inbox.toAccount'
  return iban === null ? worded(t, 'transactions.issuerName', code) : t(words, { account: unbroken(iban) })
}

const movementOf = ({ text, code, reasons }: QueueRow, t: Translate) =>
  joined([
    text,
    code && worded(t, 'matching.tier', code),
    reasons.map((reason) => worded(t, 'matching.reason', reason)).join(', '),
  ])

const batchOf = ({ number, count, day }: QueueRow, t: Translate) =>
  joined([
    t('paymentBatches.name', { number: number ?? 0 }),
    t('paymentBatches.summary', { smart_count: count ?? 0, day: formatDate(day) }),
  ])

const proposalOf = ({ noun, title, code, text, iban, percentage, day }: QueueRow, t: Translate) =>
  joined([
    worded(t, noun, 'one'),
    title,
    code && worded(t, `${noun}.name`, code),
    iban && groupIban(iban),
    percentage === null ? null : formatPercent(percentage),
    day && formatDate(day),
    text,
  ])

const undoneBy = ({ kind, number, title, text }: QueueRow, t: Translate): string =>
  kind === 'bankFile'
    ? t('bankFiles.takeBack.of', { name: text ?? '' })
    : t('distributions.reversal.of', { number: String(number), project: title ?? '' })

function ofCode(row: QueueRow, t: Translate): string | undefined {
  const { kind, code, number, title } = row
  switch (kind) {
    case 'verification': {
      const document = code !== null && isIdentificationDocumentType(code)
      const name = document ? t(`users.identificationDocumentType.${code}`) : code || t('verifications.one')
      return t('backoffice.inbox.attempt', { document: name, attempt: number ?? 1 })
    }
    case 'taxDetail':
      return worded(t, 'taxDetails.kind', code)
    case 'classification':
      return worded(t, 'classifications.wantedClass', code)
    case 'hold':
      return t(`backoffice.inbox.waitingHold.${code as 'sanctions'}`, { name: title ?? '' })
    case 'distribution':
    case 'bankFile':
      return code === null ? undefined : undoneBy(row, t)
    default:
      return ofDuty(row, t)
  }
}

function ofDuty({ kind, name, code, count, day }: QueueRow, t: Translate): string | undefined {
  switch (kind) {
    case 'withheldTax':
      return quarterWords(day!, t)
    case 'riskReview':
      return worded(t, 'diligence.levels', code)
    case 'incident':
      return worded(t, 'incidents.duty', code)
    case 'review':
      return name === null ? '' : worded(t, 'dutyRecords.kind', code)
    case 'dailyClose':
      return t('backoffice.inbox.unsigned', { smart_count: count ?? 0 })
    default:
      return undefined
  }
}

/** The API names words that the contract has, but not their types. */
const worded = (t: Translate, group: string, name: string | null) => untyped(t)(`${group}.${name}`)
