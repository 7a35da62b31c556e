import { brand } from '@cauce/contract/brand.ts'
import { formatCents, formatDate, groupIban } from '@cauce/format'
import { plainWord } from '../spanish-numbers.ts'
import { paragraph, renderPdf, signatures, type WorldFile } from './paper.ts'

/** Holder of the customers' account. */
export const clientMoney = () => `${brand()}, cuenta de clientes`

const BANK = 'Caja Ribereña, S. A.'
const FOOTER = 'Documento de demostración. Ni la entidad ni las cuentas existen.'

export async function ownershipCertificate(account: {
  readonly holder: string
  readonly holderDocument: string
  readonly iban: string
  readonly issuedAt: Date
}): Promise<WorldFile> {
  const { holder, holderDocument, iban, issuedAt } = account
  const bytes = await renderPdf({
    issuer: BANK,
    title: 'Certificado de titularidad',
    subtitle: 'Expedido a petición del titular',
    issuedAt,
    footer: FOOTER,
    blocks: [
      paragraph(
        `${BANK} certifica que, según sus registros, la cuenta que se describe está abierta y pertenece a la persona indicada.`,
      ),
      {
        kind: 'facts',
        facts: [
          ['Titular', holder],
          ['Documento', holderDocument],
          ['IBAN', groupIban(iban)],
          ['Tipo de cuenta', 'Cuenta a la vista'],
          ['Intervinientes', 'Titular único'],
        ],
      },
      paragraph('El certificado no acredita el saldo de la cuenta ni supone autorización para disponer de ella.'),
      signatures(`Por ${BANK}`),
    ],
  })
  return { name: `certificado-titularidad-${iban.slice(-4)}.pdf`, kind: 'pdf', bytes }
}

export async function transferProof(transfer: {
  readonly payer: string
  readonly payee: string
  readonly account?: readonly [label: string, iban: string]
  readonly concept: string
  readonly amount: bigint
  readonly valueDate: Date
}): Promise<WorldFile> {
  const { payer, payee, account, concept, amount, valueDate } = transfer
  const bytes = await renderPdf({
    issuer: BANK,
    title: 'Justificante de transferencia',
    subtitle: `Fecha valor ${formatDate(valueDate)}`,
    issuedAt: valueDate,
    footer: FOOTER,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Ordenante', payer],
          ['Beneficiario', payee],
          ...(account ? [[account[0], groupIban(account[1])] as const] : []),
          ['Importe', formatCents(amount)],
          ['Concepto', concept],
          ['Fecha valor', formatDate(valueDate)],
          ['Estado', 'Ejecutada'],
        ],
      },
    ],
  })
  return { name: `transferencia-${plainWord(formatDate(valueDate))}.pdf`, kind: 'pdf', bytes }
}
