export const STATEMENT = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-20T07:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>S1</Id><CreDtTm>2026-11-20T07:00:00</CreDtTm>
      <FrToDt><FrDtTm>2026-11-19T00:00:00+01:00</FrDtTm><ToDtTm>2026-11-19T23:59:59+01:00</ToDtTm></FrToDt>
      <Acct><Id><IBAN>ES9121000418450200051332</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">974.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>
      <Bal><Tp><CdOrPrtry><Cd>CLAV</Cd></CdOrPrtry></Tp><Amt Ccy="USD">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>
      <TxsSummry><TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>1500.00</Sum></TtlCdtNtries></TxsSummry>
      <Ntry>
        <Amt Ccy="EUR">0001500.0000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
        <BookgDt><Dt>2026-11-19</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt>
        <AcctSvcrRef>BANK-1</AcctSvcrRef>
        <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
        <NtryDtls><TxDtls>
          <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <Amt Ccy="EUR">1500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
          <RltdPties>
            <Dbtr><Pty><Nm>Joaqu&#237;n Ru&amp;z</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>es79 2100 0813 6101 2345 6789</IBAN></Id></DbtrAcct>
            <UltmtDbtr><Pty><Nm>Otra persona</Nm></Pty></UltmtDbtr>
            <Cdtr><Pty><Nm>Cauce</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>ES9121000418450200051332</IBAN></Id></CdtrAcct>
          </RltdPties>
          <RmtInf><Ustrd>Aportación</Ustrd><Ustrd>para <![CDATA[<invertir>]]></Ustrd><Strd><CdtrRefInf><Ref>RF69CAU000017</Ref></CdtrRefInf></Strd></RmtInf>
        </TxDtls></NtryDtls>
      </Ntry>
      <Ntry>
        <Amt Ccy="EUR">1526</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
        <BookgDt><DtTm>2026-11-19T23:30:00+01:00</DtTm></BookgDt><BkTxCd><Prtry><Cd>TRF</Cd></Prtry></BkTxCd>
        <Chrgs><Rcrd><Amt Ccy="EUR">26.00</Amt></Rcrd></Chrgs>
        <NtryDtls>
          <Btch><PmtInfId>LOTE-7</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>
          <TxDtls><Refs><EndToEndId>A1</EndToEndId></Refs><Amt Ccy="EUR">1000.00</Amt><RltdPties><Cdtr><Pty><Nm>Uno</Nm></Pty></Cdtr></RltdPties></TxDtls>
          <TxDtls><Refs><EndToEndId>A2</EndToEndId></Refs><Amt Ccy="EUR">500.00</Amt><RltdPties><Cdtr><Pty><Nm>Dos</Nm></Pty></Cdtr></RltdPties></TxDtls>
        </NtryDtls>
        <AddtlNtryInf>Transferencias</AddtlNtryInf>
      </Ntry>
      <!-- Not booked yet: it comes again when it is. -->
    </Stmt>
  </BkToCstmrStmt>
</Document>
`

export const TODAY = '2026-11-30'

/** Replaces one existing place. */
export function changed(text: string, from: string | RegExp, to: string): string {
  if (typeof from === 'string' ? !text.includes(from) : !from.test(text)) throw new Error(`Not in the file: ${from}`)
  return text.replace(from, to)
}

export const EXPECTED = [
  {
    iban: 'ES9121000418450200051332',
    format: 'camt053',
    from: '2026-11-19',
    to: '2026-11-19',
    opening: 100_000n,
    closing: 97_400n,
    remarks: [],
    movements: [
      {
        bookingDay: '2026-11-19',
        valueDay: '2026-11-20',
        amount: 150_000n,
        kind: 'transfer',
        counterpartyName: 'Joaquín Ru&z',
        counterpartyIban: 'ES7921000813610123456789',
        remittance: 'Aportación para <invertir>',
        reference: 'RF69CAU000017',
        bankReference: 'BANK-1',
        line: 13,
      },
      {
        bookingDay: '2026-11-19',
        valueDay: '2026-11-19',
        amount: -152_600n,
        kind: 'other',
        remittance: 'Transferencias',
        batchReference: 'LOTE-7',
        line: 29,
        parts: [
          {
            amount: -100_000n,
            kind: 'other',
            counterpartyName: 'Uno',
            endToEndId: 'A1',
            remittance: 'Transferencias',
            line: 35,
          },
          {
            amount: -50_000n,
            kind: 'other',
            counterpartyName: 'Dos',
            endToEndId: 'A2',
            remittance: 'Transferencias',
            line: 36,
          },
          { amount: -2600n, kind: 'fee', remittance: '', line: 29 },
        ],
      },
    ],
  },
]
