import { parseAmount, type Cents } from '@cauce/contract'
import { elementsOf, RefusedFile, type XmlElement } from '../statements/readers/index.ts'
import { STATUSES, type Level, type Reason, type ReportedInformation, type StatusReport } from './status-report.ts'

/** First fault, with its line (from 1). */
export interface ReportFault {
  readonly code: 'status-report-unreadable' | 'status-report-invalid'
  readonly line: number
  /** Missing or invalid element. */
  readonly element: string
}

class Fault extends Error {
  readonly line: number
  readonly element: string
  constructor(line: number, element: string) {
    super(element)
    this.line = line
    this.element = element
  }
}

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.\d{2}$/

/** Reads ISO 20022 pain.002 of any version, or returns the first fault. */
export function readStatusReport(
  bytes: Uint8Array,
): { readonly report: StatusReport } | { readonly fault: ReportFault } {
  try {
    return { report: reportOf(rootOf(bytes)) }
  } catch (error) {
    if (error instanceof Fault)
      return { fault: { code: 'status-report-invalid', line: error.line, element: error.element } }
    if (error instanceof RefusedFile) return { fault: { ...UNREADABLE, line: error.refusal.line } }
    // Not UTF-8 (from the decoder).
    if (error instanceof TypeError) return { fault: UNREADABLE }
    throw error
  }
}

const UNREADABLE = { code: 'status-report-unreadable', line: 1, element: '' } as const

/** As a tree: at most 5 MB. */
function rootOf(bytes: Uint8Array): XmlElement {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const checkRoot = ({ name, namespace, line }: Pick<XmlElement, 'name' | 'namespace' | 'line'>) => {
    if (name !== 'Document' || !NAMESPACE.test(namespace)) throw new Fault(line, 'Document')
  }
  let root: XmlElement | undefined
  for (const { element } of elementsOf([text], { checkRoot, isWhole: () => false })) root = element
  if (!root) throw new RefusedFile('xml-broken', 1)
  return root
}

function reportOf(root: XmlElement): StatusReport {
  const report = required(root, 'CstmrPmtStsRpt')
  const group = required(report, 'OrgnlGrpInfAndSts')
  return {
    reportId: required(required(report, 'GrpHdr'), 'MsgId').text,
    messageId: required(group, 'OrgnlMsgId').text,
    group: levelOf(group, 'GrpSts'),
    informations: all(report, 'OrgnlPmtInfAndSts').map(informationOf),
  }
}

function informationOf(element: XmlElement): ReportedInformation {
  return {
    informationId: required(element, 'OrgnlPmtInfId').text,
    ...levelOf(element, 'PmtInfSts'),
    payments: all(element, 'TxInfAndSts').map((payment) => ({
      endToEndId: required(payment, 'OrgnlEndToEndId').text,
      amount: amountOf(payment),
      ...levelOf(payment, 'TxSts'),
    })),
  }
}

function levelOf(element: XmlElement, name: string): Level {
  const status = optional(element, name)
  const known = status && STATUSES.get(status.text)
  if (status && known === undefined) throw new Fault(status.line, name)
  return { status: known ?? null, line: element.line, ...reasonOf(element) }
}

/** The first code, and all texts. */
function reasonOf(element: XmlElement): Reason {
  const reasons = all(element, 'StsRsnInf')
  const codes = reasons.map((reason) => optional(reason, 'Rsn')?.children[0]?.text)
  const words = reasons.flatMap((reason) => all(reason, 'AddtlInf').map(({ text }) => text))
  return { code: codes.find(Boolean) ?? null, text: words.join(' ').trim() || null }
}

function amountOf(payment: XmlElement): Cents | null {
  const amount = optional(optional(optional(payment, 'OrgnlTxRef'), 'Amt'), 'InstdAmt')
  if (!amount) return null
  const [, whole, decimals = ''] = /^0*(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(amount.text) ?? []
  if (whole === undefined) throw new Fault(amount.line, 'InstdAmt')
  return parseAmount(`${whole}.${decimals.padEnd(2, '0')}`)
}

const all = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** Refuses a duplicate child: one of the two would be ignored. */
function optional(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const [child, second] = element ? all(element, name) : []
  if (second) throw new Fault(second.line, name)
  return child
}

function required(element: XmlElement, name: string): XmlElement {
  const child = optional(element, name)
  if (!child || (child.text === '' && child.children.length === 0)) throw new Fault(element.line, name)
  return child
}
