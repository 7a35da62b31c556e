import { describe, expect, test } from 'vitest'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { moved } from './testing/payments.ts'
import { closeBlocks, statementBlocks } from './statement-paper.domain.ts'
import { type StatementData, statementOf } from './statement.domain.ts'

const EMPTY: StatementData = { opening: 0n, closing: 0n, movements: [], payments: [], holdings: [] }
const subject = { kind: 'monthlyStatement' as const, periodStart: '2025-06-01', periodEnd: '2025-06-30' }

function blocksOf(data: Partial<StatementData>): Block[] {
  const whole = { ...EMPTY, ...data }
  const sums = [
    ...whole.movements.map(({ amount }) => amount),
    ...whole.payments.map(({ interest, fee, withheld, principal }) => interest - fee - withheld + principal),
  ]
  const closing = sums.reduce((sum, amount) => sum + amount, whole.opening)
  const holder = { name: 'Ana Ruiz', taxNumber: '12345678Z', walletReference: 'RF18', language: 'es' as const }
  const blocks = statementBlocks(holder, subject as never, statementOf({ ...whole, closing }))
  // Hyphen for minus, plain spaces.
  return JSON.parse(JSON.stringify(blocks).replaceAll('\u2212', '-').replaceAll('\u00a0', ' ')) as Block[]
}
const tablesOf = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === 'table')
const textsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'heading' ? [block.text] : []))

describe('the statement of a period', () => {
  test.each([
    ['Ingreso desde su banco', moved('deposit', 100n)],
    ['Ingreso desde la cuenta terminada en 1332', moved('deposit', 100n, { iban: 'ES9121000418450200051332' })],
    ['Retirada a su banco', moved('withdrawal', -100n)],
    ['Retirada a su banco', moved('withdrawal', -100n, { iban: 'ES9121000418450200051332' })],
    [
      'Retirada RT-2025-000001 a la cuenta terminada en 1332',
      moved('withdrawal', -100n, { iban: 'ES9121000418450200051332', number: 'RT-2025-000001' }),
    ],
    ['Inversión en Bodega', moved('invested', -100n, { project: 'Bodega' })],
    ['Bodega: inversión revocada', moved('revoked', 100n, { project: 'Bodega' })],
    ['Bodega: desinversión', moved('disinvested', 100n, { project: 'Bodega' })],
    ['Bodega: devolución del dinero', moved('refunded', 100n, { project: 'Bodega' })],
    ['Corrección de un movimiento del banco', moved('corrected', 100n, { iban: 'ES9121000418450200051332' })],
  ])('names a movement: %s', (name, movement) => {
    const movements = tablesOf(blocksOf({ opening: 1_000n, movements: [movement] })).at(-1)!
    expect(movements.rows[0]!.cells[1]).toBe(name)
  })

  test('states that there were no movements and no holdings', () => {
    const blocks = blocksOf({ opening: 1_000n })
    expect(tablesOf(blocks)).toHaveLength(1)
    expect(textsOf(blocks)).toContain('No hubo movimientos.')
    expect(textsOf(blocks).join(' ')).not.toContain('riesgo')
  })
})

test('a statement prints number, day and hash of the last daily close, by which auditors find it in the chain', () => {
  const hash = '5e88'.repeat(16)
  expect(textsOf(closeBlocks('es', { number: 31, day: '2025-07-01', hash }))).toEqual([
    `Último cierre diario de la plataforma: el número 31, del 01/07/2025. Su huella (SHA-256) es ${hash}.`,
  ])
  expect(closeBlocks('es', undefined)).toEqual([])
})
