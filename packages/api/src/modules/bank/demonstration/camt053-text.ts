import { formatAmount, type Cents } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import type { BookedMovement, BookedPart, BookedStatement } from '../statements/readers/index.ts'
import { element, leaf } from './xml-text.ts'

/** ISO 20022 camt.053.001.08; elements in schema order. */
export function camt053Text(statement: BookedStatement): string {
  const { messageId, createdAt, iban, owner, from, to, opening, movements } = statement
  const closing = movements.reduce((sum, { amount }) => sum + amount, opening)
  const created = createdAt.toISOString().slice(0, 19)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt>
${element('GrpHdr', leaf('MsgId', messageId) + leaf('CreDtTm', created))}
<Stmt>
${leaf('Id', messageId)}${leaf('CreDtTm', created)}
<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt>
${element('Acct', `<Id>${leaf('IBAN', iban)}</Id><Ccy>EUR</Ccy>${element('Ownr', leaf('Nm', owner))}`)}
${balance('OPBD', opening, from)}
${balance('CLBD', closing, to)}
${movements.map((movement) => entry(movement, { iban, owner })).join('\n')}
</Stmt>
</BkToCstmrStmt>
</Document>
`
}

interface Account {
  readonly iban: string
  readonly owner: string
}

const amountAndSide = (amount: Cents) =>
  `<Amt Ccy="EUR">${formatAmount(amount < 0n ? -amount : amount)}</Amt><CdtDbtInd>${amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

const balance = (code: string, amount: Cents, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountAndSide(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`

function entry(movement: BookedMovement, account: Account): string {
  const { amount, bookingDay, valueDay, bankReference, batchReference, parts } = movement
  const batch = batchReference
    ? element('Btch', leaf('PmtInfId', batchReference) + (parts ? leaf('NbOfTxs', String(parts.length)) : ''))
    : ''
  const details = (parts ?? [movement]).map((part) => transaction(part, account)).join('')
  return element(
    'Ntry',
    amountAndSide(amount) +
      '<Sts><Cd>BOOK</Cd></Sts>' +
      `<BookgDt><Dt>${bookingDay}</Dt></BookgDt><ValDt><Dt>${valueDay}</Dt></ValDt>` +
      leaf('AcctSvcrRef', bankReference) +
      codes(movement) +
      element('NtryDtls', batch + details) +
      (parts ? leaf('AddtlNtryInf', movement.remittance) : ''),
  )
}

/** In a return the parties keep their original roles. */
function transaction(part: BookedPart, { iban, owner }: Account): string {
  const ours = { name: owner, iban }
  const other = { name: part.counterpartyName, iban: part.counterpartyIban }
  const [debtor, creditor] = part.amount > 0n !== (part.kind === 'return') ? [other, ours] : [ours, other]
  const texts = pieces(part.remittance, 140).map((piece) => leaf('Ustrd', piece))
  const reference = part.reference
    ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp>${leaf('Ref', part.reference)}</CdtrRefInf></Strd>`
    : ''
  const comesBack = part.kind === 'return' && part.returnReason
  return element(
    'TxDtls',
    element('Refs', leaf('EndToEndId', part.endToEndId)) +
      amountAndSide(part.amount) +
      codes(part) +
      element('RltdPties', party('Dbtr', debtor) + party('Cdtr', creditor)) +
      element('RmtInf', texts.join('') + reference) +
      (comesBack ? element('RtrInf', element('Rsn', leaf('Cd', part.returnReason))) : ''),
  )
}

const party = (
  role: 'Dbtr' | 'Cdtr',
  { name, iban }: { readonly name?: string | undefined; readonly iban?: string | undefined },
) => element(role, element('Pty', leaf('Nm', name))) + element(`${role}Acct`, element('Id', leaf('IBAN', iban)))

/** ISO bank transaction codes, credit and debit. */
const CODES = {
  transfer: ['RCDT', 'ICDT', 'ESCT'],
  return: ['ICDT', 'RCDT', 'RRTN'],
  fee: ['MCOP', 'MDOP', 'CHRG'],
  other: ['MCOP', 'MDOP', 'OTHR'],
} as const

function codes({ kind, amount }: BookedPart): string {
  const [incoming, outgoing, subFamily] = CODES[kind]
  const family = amount > 0n ? incoming : outgoing
  return `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn></BkTxCd>`
}

/** Chunks of the field's length, cut at spaces. */
function pieces(text: string, maximum: number): string[] {
  const found: string[] = []
  let rest = text
  while (rest.length > maximum) {
    const space = rest.lastIndexOf(' ', maximum)
    const end = space > 0 ? space : maximum
    const piece = sliceOfText(rest, 0, end)
    found.push(piece)
    rest = rest.slice(piece.length).trimStart()
  }
  return rest ? [...found, rest] : found
}
