import type { Cents } from '@cauce/contract'
import { createBreaks } from '../../../platform/breaks.ts'
import {
  childOf,
  childrenOf,
  elementAt,
  elementsOf,
  euroOf,
  realReference,
  RefusedFile,
  requiredChild,
  textAt,
  xmlText,
  type XmlElement,
} from '../statements/readers/index.ts'

/** Only a statement says that money left. */
export type ReportedStatus =
  | 'accepted'
  | 'refused'
  | 'partly'
  | 'noted'
  | 'payee-match'
  | 'payee-close'
  | 'payee-none'
  | 'payee-not-possible'

/** ISO 20022 codes. `ACCC` and `ACSC` mean "settled", which counts only on a statement. */
const STATUSES = new Map<string, ReportedStatus>(
  Object.entries({
    ACTC: 'accepted',
    ACCP: 'accepted',
    ACSP: 'accepted',
    ACWC: 'accepted',
    ACWP: 'accepted',
    ACFC: 'accepted',
    ACCC: 'accepted',
    ACSC: 'accepted',
    RJCT: 'refused',
    // The bank does not pay what was cancelled.
    CANC: 'refused',
    PART: 'partly',
    RCVD: 'noted',
    PDNG: 'noted',
    // Waits for another signature; neither credited nor sent back.
    PATC: 'noted',
    BLCK: 'noted',
    // Verification of payee (EPC218-23); RCVM is for a file with at least one mismatch.
    RCVC: 'payee-match',
    RVMC: 'payee-close',
    RVNM: 'payee-none',
    RVNA: 'payee-not-possible',
    RVCM: 'noted',
  } as const),
)

/** Code such as `AC04`, and the bank's text. */
interface Reason {
  readonly code: string | null
  readonly text: string | null
}

export interface Level extends Reason {
  /** Null where higher levels have it. */
  readonly status: ReportedStatus | null
  readonly line: number
}

export interface ReportedPayment extends Level {
  readonly endToEndId: string
  /** Cents, where the report repeats it legibly. */
  readonly amount: Cents | null
}

export interface ReportedInformation extends Level {
  /** Null where the report does not repeat it. */
  readonly informationId: string | null
  readonly payments: readonly ReportedPayment[]
}

/** A status that is not known: it changes nothing at its level. */
interface UnknownStatus {
  readonly line: number
  readonly status: string
}

export interface ReportedAnswer {
  readonly group: Level
  readonly informations: readonly ReportedInformation[]
}

/** All documents of a file about one payment file. */
export interface StatusReport {
  /** The bank's id of the last document. */
  readonly reportId: string
  readonly messageId: string
  readonly answers: readonly ReportedAnswer[]
}

export interface StatusReports {
  readonly reports: readonly StatusReport[]
  readonly unknown: readonly UnknownStatus[]
}

/** First fault, with its line (from 1). */
interface ReportFault {
  readonly code: 'status-report-unreadable' | 'status-report-invalid'
  readonly line: number
  /** Missing or invalid element. */
  readonly element: string
}

/** Reads ISO 20022 pain.002 of any version, or returns the first fault. At most 5 MB, so that each document is a tree. Yields to other requests. */
export async function readStatusReport(bytes: Buffer): Promise<StatusReports | { readonly fault: ReportFault }> {
  try {
    const takeBreak = createBreaks()
    const documents: XmlElement[] = []
    for (const closed of elementsOf(xmlText(bytes), {})) {
      if (closed) documents.push(closed.element)
      else await takeBreak()
    }
    return reportsOf(documents)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    const { line, values } = error.refusal
    const path = values?.['element']
    if (path === undefined) return { fault: { code: 'status-report-unreadable', line, element: '' } }
    return { fault: { code: 'status-report-invalid', line, element: path.split('/').at(-1)! } }
  }
}

function reportsOf(documents: readonly XmlElement[]): StatusReports {
  const unknown: UnknownStatus[] = []
  const reports = new Map<string, StatusReport>()
  for (const document of documents) {
    const one = requiredChild(document, 'CstmrPmtStsRpt')
    const group = requiredChild(one, 'OrgnlGrpInfAndSts')
    const messageId = requiredText(group, 'OrgnlMsgId')
    const reportId = requiredText(requiredChild(one, 'GrpHdr'), 'MsgId')
    const informations = childrenOf(one, 'OrgnlPmtInfAndSts').map((element) => informationOf(element, unknown))
    const answer = { group: levelOf(group, 'GrpSts', unknown), informations }
    reports.set(messageId, { reportId, messageId, answers: [...(reports.get(messageId)?.answers ?? []), answer] })
  }
  if (reports.size === 0) throw new RefusedFile('xml-broken', 1)
  return { reports: [...reports.values()], unknown }
}

const informationOf = (element: XmlElement, unknown: UnknownStatus[]): ReportedInformation => ({
  informationId: realReference(textAt(element, 'OrgnlPmtInfId')) ?? null,
  ...levelOf(element, 'PmtInfSts', unknown),
  payments: childrenOf(element, 'TxInfAndSts').map((payment) => ({
    endToEndId: idOf(payment),
    amount: amountOf(payment),
    ...levelOf(payment, 'TxSts', unknown),
  })),
})

/** Some banks repeat only the id of the instruction, which is ours too. */
function idOf(payment: XmlElement): string {
  const id = realReference(textAt(payment, 'OrgnlEndToEndId'))
  return id ?? textAt(payment, 'OrgnlInstrId') ?? requiredText(payment, 'OrgnlEndToEndId')
}

function levelOf(element: XmlElement, name: string, unknown: UnknownStatus[]): Level {
  const status = childOf(element, name) && requiredChild(element, name)
  const known = status && STATUSES.get(status.text)
  if (status && !known) unknown.push({ line: status.line, status: status.text })
  return { status: status ? (known ?? 'noted') : null, line: element.line, ...reasonOf(element) }
}

/** The first code, and all texts. */
function reasonOf(element: XmlElement): Reason {
  const reasons = childrenOf(element, 'StsRsnInf')
  const codes = reasons.map((reason) => childOf(reason, 'Rsn')?.children[0]?.text)
  const words = reasons.flatMap((reason) => childrenOf(reason, 'AddtlInf').map(({ text }) => text))
  return { code: codes.find(Boolean) ?? null, text: words.join(' ').trim() || null }
}

const amountOf = (payment: XmlElement): Cents | null => euroOf(elementAt(payment, 'OrgnlTxRef/Amt/InstdAmt')) ?? null

function requiredText(element: XmlElement, name: string): string {
  const { text } = requiredChild(element, name)
  if (text === '') throw new RefusedFile('element-missing', element.line, { element: name })
  return text
}
