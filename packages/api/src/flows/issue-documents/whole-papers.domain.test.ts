import { expect, test } from 'vitest'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { certificateBlocks } from './certificate-paper.domain.ts'
import { certificateOf, statedOf } from './certificate.domain.ts'
import type { Subject } from './due.domain.ts'
import { confirmationBlocks, contractBlocks, type OrderFacts } from './order-papers.domain.ts'
import { moved, paid } from './testing/payments.ts'
import { statementBlocks } from './statement-paper.domain.ts'
import { statementOf } from './statement.domain.ts'
import { summaryBlocks } from './summary-paper.domain.ts'

/** Every line of the customer documents in English (snapshot). */

const holder = { name: 'Ana Ruiz', taxNumber: '12345678Z', walletReference: 'RF18', language: 'en' as const }
const at = new Date('2025-06-14T10:00:00Z')
const textOf = (blocks: readonly Block[]) => paperLines(blocks).join('\n')
const year: Subject = {
  ...{ kind: 'taxCertificate', orderId: null, projectId: null, year: 2025 },
  ...{ periodStart: '2025-01-01', periodEnd: '2025-12-31' },
} as Subject

const onTime = { daysLate: 0, defaultedOn: null, isLost: false }

test('a statement', () => {
  const statement = statementOf({
    opening: 100_000n,
    closing: 62_695n,
    movements: [moved('invested', -50_000n, { project: 'Bodega' })],
    payments: [paid()],
    holdings: [
      { ...onTime, project: 'Bodega', expectedEnd: '2026-03-14', outstanding: 40_000n },
      { ...onTime, project: 'Molino', expectedEnd: null, outstanding: 5_000n, daysLate: 21 },
      { ...onTime, project: 'Nave', expectedEnd: null, outstanding: 5_000n, defaultedOn: '2025-06-01' },
      { ...onTime, project: 'Horno', expectedEnd: null, outstanding: 5_000n, defaultedOn: '2025-06-01', isLost: true },
    ],
  })
  expect(textOf(statementBlocks(holder, year, statement))).toMatchInlineSnapshot(`
    "Holder: Ana Ruiz
    Tax or identity number: 12345678Z
    Period: From 01/01/2025 to 31/12/2025
    Wallet: RF18
    # Where the balance comes from
    Item 3 | Amount 1*
    Balance on 01/01/2025 | 1.000,00 €
    Invested in projects | -500,00 €
    Principal repaid by projects | +100,00 €
    Gross interest | +35,00 €
    Management fee | -1,40 €
    Tax withheld | -6,65 €
    = Balance on 31/12/2025 | 626,95 €
    The total is the balance of the wallet in the books of the platform, to the cent.
    # Invested on 31/12/2025
    Project 4 | Expected end 1.4 | Principal to be repaid 1.8*
    Bodega | 14/03/2026 | 400,00 €
    Molino. 21 days late | Not set | 50,00 €
    Nave. In default since 01/06/2025 | Not set | 50,00 €
    Horno. Loss recognised | Not set | 50,00 €
    = Total |  | 550,00 €
    This is what you put in and has not come back, not what it is worth: there is no market to sell it on, and all or part of it can be lost.
    # All transactions
    Date 1.2 | Item 5+ | Amount 1.7* | Balance 1.7*
    14/06/2025 | Investment in Bodega | -500,00 € | 500,00 €
    14/06/2025 | Payment 2 of 6 of Bodega | +126,95 € | 626,95 € (14/03/2025 to 13/06/2025. Gross 35,00 €, fee -1,40 €, tax withheld -6,65 €, principal 100,00 €)"
  `)
})

test('a certificate', () => {
  const blocks = certificateBlocks(
    { ...holder, residence: 'ES' },
    year,
    certificateOf([paid(), paid({ rate: 0, withheld: 0n })]),
  )
  expect(textOf(blocks)).toMatchInlineSnapshot(`
    "Holder: Ana Ruiz
    Tax or identity number: 12345678Z
    Period: From 01/01/2025 to 31/12/2025
    Tax residence at the end of the year: Spain
    Kind of earnings: Earnings from movable capital: interest on loans
    # Promoter by promoter
    Who pays and withholds 3.8 | Accrued in 1.3 | Payments 1.1* | Gross and base 1.6* | Rate 1.4* | Withheld 1.5*
    Viñedos, S. L. | 2025 | 1 | 35,00 € | 19,00 % | 6,65 € (Tax number B98765431 · Bodega)
    Viñedos, S. L. | 2025 | 1 | 35,00 € | 0,00 % | 0,00 € (Tax number B98765431 · Bodega)
    = Total |  | 2 | 70,00 € |  | 6,65 €
    # How to read it
    - It counts what you were paid in 2025. Interest accrues on the day it is due, or on that of an earlier payment: the column “Accrued in” says in which year.
    - Tax is rounded payment by payment. So the total may differ slightly from the percentage of the total interest.
    - The management fee, 2,80 € in the year, is not deducted from the gross interest.
    - Earnings in kind: none. Penalties: none. Reductions: none.
    - What fell due and has not been paid is not included.
    # Who certifies it
    The platform, through which the interest was paid, certifies the amounts of its books. They match your statement for the year: gross 70,00 €, withheld 6,65 €."
  `)
})

test('a summary', () => {
  const result = { project: 'Bodega', endedOn: '2025-07-01', invested: 10_000n, payments: [paid()] }
  expect(textOf(summaryBlocks(holder, result))).toMatchInlineSnapshot(`
    "Bodega ended on 01/07/2025. This is what you put in and what you were paid.
    Holder: Ana Ruiz
    Tax or identity number: 12345678Z
    Invested: 100,00 €
    Principal repaid: 100,00 €
    Gross interest: 35,00 €
    Management fee: -1,40 €
    Tax withheld: -6,65 €
    Received, net: 126,95 €
    Result, after fee and tax withheld: +26,95 €
    # Payments
    Payment 1 | Due 1.3 | Paid 1.3 | Gross interest 1.5* | Management fee 1.5* | Tax withheld 1.5* | Principal repaid 1.5* | Net 1.5*
    2 of 6 | 14/06/2025 | 14/06/2025 | 35,00 € | -1,40 € | -6,65 € | 100,00 € | 126,95 € (14/03/2025 to 13/06/2025)
    = Total |  |  | 35,00 € | -1,40 € | -6,65 € | 100,00 € | 126,95 €"
  `)
})

const order: OrderFacts = {
  ...{
    project: 'Bodega',
    locality: 'Haro',
    promoter: 'Viñedos, S. L.',
    promoterTaxNumber: 'B98765431',
    guaranteeAgent: 'Garantías, S. L.',
  },
  ...{ amount: 150_000n, orderedAt: at, reflectionEndsAt: new Date('2025-06-18T22:00:00Z'), durationMonths: 18 },
  ...{ profitability: 1_050, fee: 400, cancellationFee: 200, payments: 'quarterly' },
  ...{ consentedTotal: 2_000_000n, consentVersion: '2025-01-01', termsAcceptedAt: at, privacyReadAt: at },
  ...{
    thresholdAmount: 213_000n,
    thresholdTotal: 400_000n,
    thresholdVersion: '2026-11-22',
    understandingProof: 'test',
  },
  ...{ investorClass: 'sophisticated', legalVersion: '2024-05-01' },
  sheet: { identifier: '9598CAUCE', version: 2, publishedAt: at, sha256: 'cd34' },
  texts: [{ name: 'Tasación', publishedAt: at, sha256: 'ab12' }],
}

test('a contract', () => {
  expect(textOf(contractBlocks(holder, order, 'Cauce', 'O-1'))).toMatchInlineSnapshot(`
    "# Parties
    Investor: Ana Ruiz
    Tax or identity number: 12345678Z
    Promoter: Viñedos, S. L.
    Promoter's tax number: B98765431
    Guarantee agent: Garantías, S. L.
    Platform: Cauce
    # Terms
    Order: O-1
    Project: Bodega, Haro
    Amount: 1.500,00 €
    Ordered on: 14/06/2025 12:00
    May be revoked at no cost until: 18/06/2025 24:00
    Duration: 18 months
    Expected return over the whole duration: 10,50 %
    Payments: Quarterly
    Management fee on the interest: 4,00 %
    Penalty for disinvesting before the project is financed: 2,00 %
    The return is an expectation and is not guaranteed. Everything invested can be lost. There is no guarantee fund and no market to sell on.
    # Consents
    Terms accepted at registration: 14/06/2025 12:00, version of 01/05/2024
    Privacy policy read: 14/06/2025 12:00, version of 01/05/2024
    Mandate contracts accepted: 14/06/2025 12:00
    Class of the investor when the order was placed: Sophisticated investor
    Explicit consent to invest 20.000,00 € in total on the platform: 14/06/2025 12:00, version of 01/01/2025
    Risk warning received and explicit consent to have 4.000,00 € in the project, more than 2.130,00 €: 14/06/2025 12:00, version of 22/11/2026
    Understanding of the risk shown: By their knowledge test
    # Texts of the order
    Document 5 | Published 1.4
    Key investment information sheet 9598CAUCE, version 2 | 14/06/2025 (SHA-256 cd34)
    Tasación | 14/06/2025 (SHA-256 ab12)"
  `)
})

test('a confirmation', () => {
  expect(textOf(confirmationBlocks(holder, order, 'O-1'))).toMatchInlineSnapshot(`
    "We have received your order to invest 1.500,00 € in Bodega. The amount has left your wallet.
    Holder: Ana Ruiz
    Tax or identity number: 12345678Z
    Order: O-1
    Project: Bodega, Haro
    Amount: 1.500,00 €
    Ordered on: 14/06/2025 12:00
    May be revoked at no cost until: 18/06/2025 24:00
    The terms are in the contract of the order, among your documents."
  `)
})

test('a certificate that corrects another one says which and what changes', () => {
  const certificate = certificateOf([paid()])
  const now = statedOf({ ...holder, residence: 'ES' }, certificate)
  const before = { ...now, name: 'Ana Ruis', taxNumber: '', residence: 'PT', withheld: '0' }
  const replaced = { number: 'D-2026-000041', madeAt: new Date('2026-01-20T09:00:00Z'), before, now }
  const [heading, list] = certificateBlocks({ ...holder, residence: 'ES' }, year, certificate, replaced)
  expect(textOf([heading!, list!])).toMatchInlineSnapshot(`
    "# It replaces certificate D-2026-000041, issued on 20/01/2026. What changes:
    - Holder: before Ana Ruis, now Ana Ruiz
    - Tax or identity number: before Not known, now 12345678Z
    - Tax residence at the end of the year: before Portugal, now Spain
    - Withheld: before 0,00 €, now 6,65 €"
  `)
})

/**
 * Blocks as text: "# heading", "label: value", "- item", columns with width (star: figures, plus: head), rows, "= sum",
 * notes in brackets.
 */
const paperLines = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(linesOf).map((line) => line.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-'))

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [`# ${block.text}`]
    case 'subheading':
      return [`## ${block.text}`]
    case 'paragraph':
      return [block.text]
    case 'note':
      return [`(${block.text})`]
    case 'list':
      return block.items.map((item) => `- ${item}`)
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`)
    case 'table':
      return [
        block.columns
          .map(({ title, share, isFigure, isHead }) => `${title} ${share}${isFigure ? '*' : ''}${isHead ? '+' : ''}`)
          .join(' | '),
        ...block.rows.map(({ cells, note }) => `${cells.join(' | ')}${note === undefined ? '' : ` (${note})`}`),
        ...(block.sum ? [`= ${block.sum.join(' | ')}`] : []),
      ]
  }
}
