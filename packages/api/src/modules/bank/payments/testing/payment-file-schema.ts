import type { PaymentFormat } from '@cauce/contract/company.ts'

/**
 * Schema for the subset of pain.001 that the platform writes, with the EPC's limits (EPC132-08). Narrower than the ISO
 * schema, which allows other letters.
 */
export const schemaOf = (version: PaymentFormat): string => {
  const isNew = version === 'pain.001.001.09'
  const day = isNew
    ? '<xs:complexType><xs:sequence><xs:element name="Dt" type="xs:date"/></xs:sequence></xs:complexType>'
    : ''
  const bic = isNew ? 'BICFI' : 'BIC'
  return `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns="urn:iso:std:iso:20022:tech:xsd:${version}" xmlns:xs="http://www.w3.org/2001/XMLSchema"
  elementFormDefault="qualified" targetNamespace="urn:iso:std:iso:20022:tech:xsd:${version}">
  ${TEXTS}
  <xs:complexType name="Agent"><xs:sequence><xs:element name="FinInstnId"><xs:complexType><xs:sequence>
    <xs:element name="${bic}" type="Bic"/>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>
  <xs:complexType name="Account"><xs:sequence><xs:element name="Id"><xs:complexType><xs:sequence>
    <xs:element name="IBAN" type="Iban"/>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>
  <xs:complexType name="Transfer"><xs:sequence>
    <xs:element name="PmtId"><xs:complexType><xs:sequence><xs:element name="EndToEndId" type="Identifier"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Amt"><xs:complexType><xs:sequence><xs:element name="InstdAmt"><xs:complexType><xs:simpleContent>
      <xs:extension base="Amount"><xs:attribute name="Ccy" type="xs:string" use="required" fixed="EUR"/></xs:extension>
    </xs:simpleContent></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
    <xs:element name="CdtrAgt" type="Agent" minOccurs="0"/>
    <xs:element name="Cdtr"><xs:complexType><xs:sequence>
      <xs:element name="Nm" type="Text70"/>
      <xs:element name="PstlAdr" minOccurs="0"><xs:complexType><xs:sequence>
        <xs:element name="StrtNm" type="Text70" minOccurs="0"/>
        <xs:element name="PstCd" type="Text16" minOccurs="0"/>
        <xs:element name="TwnNm" type="Text35"/>
        <xs:element name="Ctry" type="Country"/>
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="CdtrAcct" type="Account"/>
    <xs:element name="RmtInf"><xs:complexType><xs:sequence><xs:element name="Ustrd" type="Text140"/></xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType>
  <xs:element name="Document"><xs:complexType><xs:sequence><xs:element name="CstmrCdtTrfInitn"><xs:complexType><xs:sequence>
    <xs:element name="GrpHdr"><xs:complexType><xs:sequence>
      <xs:element name="MsgId" type="Identifier"/>
      <xs:element name="CreDtTm" type="xs:dateTime"/>
      <xs:element name="NbOfTxs" type="Count"/>
      <xs:element name="CtrlSum" type="Sum"/>
      <xs:element name="InitgPty"><xs:complexType><xs:sequence>
        <xs:element name="Nm" type="Text70"/>
        <xs:element name="Id" minOccurs="0"><xs:complexType><xs:sequence><xs:element name="OrgId"><xs:complexType><xs:sequence>
          <xs:element name="Othr"><xs:complexType><xs:sequence><xs:element name="Id" type="Text35"/></xs:sequence></xs:complexType></xs:element>
        </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="PmtInf"><xs:complexType><xs:sequence>
      <xs:element name="PmtInfId" type="Identifier"/>
      <xs:element name="PmtMtd" type="xs:string" fixed="TRF"/>
      <xs:element name="BtchBookg" type="xs:boolean"/>
      <xs:element name="NbOfTxs" type="Count"/>
      <xs:element name="CtrlSum" type="Sum"/>
      <xs:element name="PmtTpInf"><xs:complexType><xs:sequence><xs:element name="SvcLvl"><xs:complexType><xs:sequence>
        <xs:element name="Cd" type="xs:string" fixed="SEPA"/>
      </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
      <xs:element name="ReqdExctnDt"${isNew ? `>${day}</xs:element>` : ' type="xs:date"/>'}
      <xs:element name="Dbtr"><xs:complexType><xs:sequence><xs:element name="Nm" type="Text70"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="DbtrAcct" type="Account"/>
      <xs:element name="DbtrAgt" type="Agent"/>
      <xs:element name="ChrgBr" type="xs:string" fixed="SLEV"/>
      <xs:element name="CdtTrfTxInf" type="Transfer" maxOccurs="unbounded"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
</xs:schema>`
}

/** EPC217-08 characters, no spaces at the ends. */
const text = (length: number) =>
  `<xs:simpleType name="Text${length}"><xs:restriction base="xs:string"><xs:maxLength value="${length}"/>
    <xs:pattern value="[a-zA-Z0-9/?:().,'+\\-]([a-zA-Z0-9/?:().,'+ \\-]*[a-zA-Z0-9/?:().,'+\\-])?"/></xs:restriction></xs:simpleType>`
const pattern = (name: string, base: string, value: string) =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}"><xs:pattern value="${value}"/></xs:restriction></xs:simpleType>`

const TEXTS = [
  ...[16, 35, 70, 140].map(text),
  pattern('Identifier', 'xs:string', '[A-Z0-9]{1,35}'),
  pattern('Bic', 'xs:string', '[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?'),
  pattern('Iban', 'xs:string', '[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}'),
  pattern('Country', 'xs:string', '[A-Z]{2}'),
  pattern('Count', 'xs:string', '[0-9]{1,15}'),
  // A SEPA payment is at most 999,999,999.99 EUR; a sum has at most 18 digits.
  pattern('Amount', 'xs:decimal', '[1-9][0-9]{0,8}\\.[0-9]{2}|0\\.(0[1-9]|[1-9][0-9])'),
  pattern('Sum', 'xs:decimal', '[0-9]{1,16}\\.[0-9]{2}'),
].join('\n')
