import { expect, test } from 'vitest'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { certificateBlocks } from './certificate-paper.domain.ts'
import { certificateOf, statedOf } from './certificate.domain.ts'
import type { Subject } from './due.domain.ts'
import { paid } from './testing/payments.ts'

/** Every line of the customer documents in English (snapshot). */

const holder = { name: 'Ana Ruiz', taxNumber: '12345678Z', walletReference: 'RF18', language: 'en' as const }
const textOf = (blocks: readonly Block[]) => paperLines(blocks).join('\n')
const year: Subject = {
  ...{ kind: 'taxCertificate', orderId: null, projectId: null, year: 2025 },
  ...{ periodStart: '2025-01-01', periodEnd: '2025-12-31' },
} as Subject

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
