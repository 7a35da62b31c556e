export interface ReportLine {
  readonly id: string
  readonly status?: string
  readonly code?: string
  readonly text?: string
  readonly amount?: string
}

interface ReportText {
  readonly messageId: string
  readonly group?: string
  readonly groupCode?: string
  readonly information?: string
  readonly lines?: readonly ReportLine[]
  readonly version?: string
}

const reason = ({ code, text }: { readonly code?: string | undefined; readonly text?: string | undefined }) =>
  code === undefined && text === undefined
    ? ''
    : `<StsRsnInf>${code === undefined ? '' : `<Rsn><Cd>${code}</Cd></Rsn>`}${text === undefined ? '' : `<AddtlInf>${text}</AddtlInf>`}</StsRsnInf>`

/** Formatted as banks do, one element a line. */
export function statusReportText({
  messageId,
  group,
  groupCode,
  information,
  lines,
  version = '10',
}: ReportText): string {
  const transactions = (lines ?? []).map(
    ({ id, status, amount, ...why }) => `<TxInfAndSts>
<StsId>1</StsId>
<OrgnlEndToEndId>${id}</OrgnlEndToEndId>
${status === undefined ? '' : `<TxSts>${status}</TxSts>`}${reason(why)}${amount === undefined ? '' : `<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt></OrgnlTxRef>`}
</TxInfAndSts>`,
  )
  const payment =
    information === undefined && lines === undefined
      ? ''
      : `<OrgnlPmtInfAndSts>
<OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>
${information === undefined ? '' : `<PmtInfSts>${information}</PmtInfSts>`}
${transactions.join('\n')}
</OrgnlPmtInfAndSts>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}">
<CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-11-23T08:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts>
<OrgnlMsgId>${messageId}</OrgnlMsgId>
<OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
${group === undefined ? '' : `<GrpSts>${group}</GrpSts>`}${reason({ code: groupCode })}
</OrgnlGrpInfAndSts>
${payment}
</CstmrPmtStsRpt>
</Document>
`
}
