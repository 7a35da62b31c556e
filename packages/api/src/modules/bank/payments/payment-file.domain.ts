import { formatAmount, type Cents } from '@cauce/contract'
import type { PaymentFormat } from '@cauce/contract/company.ts'
import { mapToEpc, MAXIMUM_NAME } from '@cauce/contract/bank/epc.ts'
import { sepaZoneOf } from '@cauce/contract/bank/sepa-zones.ts'
import type { PayeeAddress } from '../../../database/schema/payees.ts'

export interface FilePayment {
  /** At most 35 of A-Z0-9; quoted by the statement. */
  readonly endToEndId: string
  readonly amount: Cents
  readonly beneficiary: string
  readonly iban: string
  readonly bic: string | null
  readonly address: PayeeAddress | null
  readonly remittance: string
}

export interface PaymentFile {
  readonly version: PaymentFormat
  /** At most 35 of A-Z0-9. Also the payment information id: statements quote either. */
  readonly messageId: string
  readonly createdAt: Date
  /** Initiating party id demanded by some banks, in Spain tax number plus three-digit suffix. */
  readonly initiatorId: string | undefined
  readonly debtor: { readonly name: string; readonly iban: string; readonly bic: string }
  /** A banking day, `YYYY-MM-DD`. */
  readonly executionDay: string
  readonly payments: readonly FilePayment[]
}

/** EPC115-06. */
const MAXIMUM_REMITTANCE = 140

/** EPC characters, single spaces, at most `length`. Needs no XML escaping. */
export const epcText = (text: string, length: number): string =>
  mapToEpc(text).replaceAll(/ +/g, ' ').trim().slice(0, length).trim()

const element = (name: string, ...content: readonly string[]): string => `<${name}>${content.join('')}</${name}>`

export const totalOf = (payments: readonly { readonly amount: Cents }[]): Cents =>
  payments.reduce((sum, { amount }) => sum + amount, 0n)

/**
 * SEPA credit transfers (ISO 20022 pain.001, EPC132-08), one payment information. Pure ASCII, so that the hashed,
 * stored and sent bytes are those of this text.
 */
export function paymentFileOf(file: PaymentFile): string {
  const { version, messageId, payments } = file
  const sums = [element('NbOfTxs', String(payments.length)), element('CtrlSum', formatAmount(totalOf(payments)))]
  const header = element(
    'GrpHdr',
    element('MsgId', messageId),
    // Some banks reject fractions of a second.
    element('CreDtTm', file.createdAt.toISOString().slice(0, 19)),
    ...sums,
    element('InitgPty', element('Nm', epcText(file.debtor.name, MAXIMUM_NAME)), ...initiatorId(file)),
  )
  const day = element('Dt', file.executionDay)
  const information = element(
    'PmtInf',
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    // One statement line a payment.
    element('BtchBookg', 'false'),
    ...sums,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', version === 'pain.001.001.09' ? day : file.executionDay),
    element('Dbtr', element('Nm', epcText(file.debtor.name, MAXIMUM_NAME))),
    element('DbtrAcct', element('Id', element('IBAN', file.debtor.iban))),
    element('DbtrAgt', institution(version, file.debtor.bic)),
    element('ChrgBr', 'SLEV'),
    ...payments.map((payment) => transfer(version, payment)),
  )
  const content = element('CstmrCdtTrfInitn', header, information)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}">${content}</Document>\n`
}

const initiatorId = ({ initiatorId: id }: PaymentFile): string[] =>
  id === undefined ? [] : [element('Id', element('OrgId', element('Othr', element('Id', id))))]

const institution = (version: PaymentFormat, bic: string): string =>
  element('FinInstnId', element(version === 'pain.001.001.09' ? 'BICFI' : 'BIC', bic))

function transfer(version: PaymentFormat, payment: FilePayment): string {
  const isOutside = sepaZoneOf(payment.iban) === 'outside'
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', payment.endToEndId)),
    element('Amt', `<InstdAmt Ccy="EUR">${formatAmount(payment.amount)}</InstdAmt>`),
    ...(payment.bic === null ? [] : [element('CdtrAgt', institution(version, payment.bic))]),
    element(
      'Cdtr',
      element('Nm', epcText(payment.beneficiary, MAXIMUM_NAME)),
      ...(isOutside && payment.address ? [addressOf(payment.address)] : []),
    ),
    element('CdtrAcct', element('Id', element('IBAN', payment.iban))),
    element('RmtInf', element('Ustrd', epcText(payment.remittance, MAXIMUM_REMITTANCE))),
  )
}

/** True if the file orders exactly this payment. */
export const isInFile = (content: string, version: PaymentFormat, payment: NamedPayment): boolean =>
  payment.beneficiary !== null &&
  payment.iban !== null &&
  content.includes(transfer(version, { ...payment, beneficiary: payment.beneficiary, iban: payment.iban }))

type NamedPayment = Omit<FilePayment, 'beneficiary' | 'iban'> & {
  readonly beneficiary: string | null
  readonly iban: string | null
}

function addressOf({ street, postCode, town, country }: PayeeAddress): string {
  const optional = (name: string, text: string | undefined, length: number) =>
    text === undefined ? [] : [element(name, epcText(text, length))]
  return element(
    'PstlAdr',
    ...optional('StrtNm', street, 70),
    ...optional('PstCd', postCode, 16),
    element('TwnNm', epcText(town, 35)),
    element('Ctry', country),
  )
}
