import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { element, leaf } from './xml-text.ts'

/**
 * ISO 20022 status of a payment: accepted (`ACCP`, `ACSP` when on its way), rejected (`RJCT`), or the verification of
 * payee: match, close match, no match, not possible.
 */
type PaymentStatus = 'ACCP' | 'ACSP' | 'RJCT' | 'RCVC' | 'RVMC' | 'RVNM' | 'RVNA'

export interface PaymentAnswer {
  readonly endToEndId: string
  readonly status: PaymentStatus
  /** ISO code of the reason (`AC04`). */
  readonly reason?: string
  readonly words?: string
}

interface AnswerToBatch {
  /** At most 35 characters, unique. */
  readonly messageId: string
  readonly createdAt: Date
  /** `MsgId` and `PmtInfId` of the answered file. */
  readonly originalMessageId: string
  readonly originalPaymentInformationId: string
  readonly answers: readonly PaymentAnswer[]
}

/** Status report (ISO 20022 pain.002.001.10). Executes nothing: the statement does. */
export function pain002Text(answer: AnswerToBatch): string {
  const { messageId, createdAt, originalMessageId, originalPaymentInformationId, answers } = answer
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
<CstmrPmtStsRpt>
${element('GrpHdr', leaf('MsgId', messageId) + leaf('CreDtTm', createdAt.toISOString().slice(0, 19)))}
<OrgnlGrpInfAndSts>
${leaf('OrgnlMsgId', originalMessageId)}<OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${leaf('GrpSts', groupStatus(answers))}
</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts>
${leaf('OrgnlPmtInfId', originalPaymentInformationId)}
${answers.map(transaction).join('\n')}
</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt>
</Document>
`
}

/** Rejected if all are, partly accepted if some are. Payee verifications do not count. */
function groupStatus(answers: readonly PaymentAnswer[]): string | undefined {
  const decided = answers.filter(({ status }) => !status.startsWith('R') || status === 'RJCT')
  if (decided.length === 0 || decided.length < answers.length) return undefined
  const refused = decided.filter(({ status }) => status === 'RJCT').length
  if (refused === 0) return 'ACCP'
  return refused === decided.length ? 'RJCT' : 'PART'
}

function transaction({ endToEndId, status, reason, words }: PaymentAnswer): string {
  const why = element(
    'StsRsnInf',
    element('Rsn', leaf('Cd', reason)) + leaf('AddtlInf', words && sliceOfText(words, 0, 105)),
  )
  return element('TxInfAndSts', leaf('OrgnlEndToEndId', endToEndId) + leaf('TxSts', status) + why)
}
