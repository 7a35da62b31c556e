import { expect, test } from 'vitest'
import { pain002Text } from './index.ts'

const answerTo = (answers: Parameters<typeof pain002Text>[0]['answers']) =>
  pain002Text({
    messageId: 'BANK1',
    createdAt: new Date('2026-11-20T08:00:00Z'),
    originalMessageId: 'CAUCE1',
    originalPaymentInformationId: 'CAUCE1-1',
    answers,
  })

test('an answer names each payment with its status, its reason and the words of the bank', () => {
  expect(
    answerTo([
      { endToEndId: 'A1', status: 'ACCP' },
      { endToEndId: 'A2', status: 'RJCT', reason: 'AC04', words: 'Cuenta "cerrada" & cancelada' },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
<CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK1</MsgId><CreDtTm>2026-11-20T08:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts>
<OrgnlMsgId>CAUCE1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>PART</GrpSts>
</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts>
<OrgnlPmtInfId>CAUCE1-1</OrgnlPmtInfId>
<TxInfAndSts><OrgnlEndToEndId>A1</OrgnlEndToEndId><TxSts>ACCP</TxSts></TxInfAndSts>
<TxInfAndSts><OrgnlEndToEndId>A2</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Cuenta &quot;cerrada&quot; &amp; cancelada</AddtlInf></StsRsnInf></TxInfAndSts>
</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt>
</Document>
`)
})

test.each([
  { statuses: ['ACCP', 'ACSP'], group: 'ACCP' },
  { statuses: ['RJCT', 'RJCT'], group: 'RJCT' },
  { statuses: ['ACCP', 'RJCT'], group: 'PART' },
  { statuses: ['RCVC', 'RVMC'], group: undefined },
  { statuses: ['ACCP', 'RVNM'], group: undefined },
] as const)('$statuses make the file $group', ({ statuses, group }) => {
  const text = answerTo(statuses.map((status, index) => ({ endToEndId: `A${index}`, status })))
  expect(/<GrpSts>(\w+)</.exec(text)?.[1]).toBe(group)
})
