import { describe, expect, test } from 'vitest'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { contractBlocks, type OrderFacts } from './order-papers.domain.ts'

const holder = { name: 'Ana Ruiz', taxNumber: '12345678Z', walletReference: 'RF18', language: 'es' as const }
const at = new Date('2025-03-14T10:00:00Z')
const conditions = {
  validFrom: '2025-01-01',
  sections: [
    { heading: 'Mandato', text: 'La plataforma cobra.' },
    { heading: 'Desistimiento', text: 'Puede:\n- revocar\n- retirar\n\nDespués no.' },
  ],
}
const order: OrderFacts = {
  ...{
    project: 'Bodega',
    locality: 'Haro',
    promoter: 'Viñedos, S. L.',
    promoterTaxNumber: null,
    guaranteeAgent: 'Garantías, S. L.',
  },
  ...{ amount: 150_000n, orderedAt: at, reflectionEndsAt: new Date('2025-03-18T22:00:00Z'), durationMonths: 18 },
  ...{ profitability: 1_050, fee: 400, cancellationFee: 200, payments: 'quarterly' },
  ...{
    consentedTotal: null,
    consentVersion: null,
    termsAccepted: { acceptedAt: at, validFrom: '2024-05-01' },
    privacyRead: null,
  },
  investorClass: 'nonSophisticated',
  sheet: null,
  ...{ thresholdAmount: null, thresholdTotal: null, thresholdVersion: null, understandingProof: null },
  texts: [{ name: 'Tasación', publishedAt: at, sha256: 'ab12' }],
}
const plain = (blocks: readonly Block[]) =>
  JSON.parse(JSON.stringify(blocks).replaceAll('\u00a0', ' ').replaceAll('\u2212', '-')) as Block[]
const contractOf = (change: Partial<OrderFacts> = {}, person: Partial<typeof holder> = {}) =>
  plain(contractBlocks({ ...holder, ...person }, { ...order, conditions, ...change }, 'Cauce', 'O-1'))
const factsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'facts' ? [Object.fromEntries(block.facts)] : []))

describe('the contract of an order', () => {
  test('names the parties, the terms of the order, and each consent with its time and version', () => {
    const [parties, terms, consents] = factsOf(contractOf())
    expect(parties).toEqual({
      ...{ Inversor: 'Ana Ruiz', 'NIF o número de identidad': '12345678Z', Promotor: 'Viñedos, S. L.' },
      ...{ 'Agente de garantías': 'Garantías, S. L.', Plataforma: 'Cauce' },
    })
    const [named] = factsOf(contractOf({ promoterTaxNumber: 'B98765431' }))
    expect(named).toMatchObject({ 'NIF del promotor': 'B98765431' })
    expect(terms).toEqual({
      ...{ Orden: 'O-1', Proyecto: 'Bodega, Haro', Importe: '1.500,00 €' },
      'Fecha de la orden': '14/03/2025 11:00',
      'Revocable sin coste hasta': '18/03/2025 23:00',
      ...{ Duración: '18 meses', Pagos: 'Trimestral' },
      'Rentabilidad prevista en toda la duración': '10,50 %',
      'Comisión de gestión sobre los intereses': '4,00 %',
      'Penalización por desinvertir antes de la financiación': '2,00 %',
    })
    expect(consents).toEqual({
      'Condiciones aceptadas': '14/03/2025 11:00, versión del 01/05/2024',
      'Política de privacidad leída': 'No consta',
      'Contratos de mandato aceptados': '14/03/2025 11:00',
    })
  })

  test('has the conditions in force, with the day of their version', () => {
    const blocks = contractOf()
    const start = blocks.findIndex(({ kind }) => kind === 'subheading')
    expect(blocks.slice(start - 1, start + 6)).toEqual([
      { kind: 'heading', text: 'Condiciones generales, versión del 01/01/2025' },
      { kind: 'subheading', text: 'Mandato' },
      { kind: 'paragraph', text: 'La plataforma cobra.' },
      { kind: 'subheading', text: 'Desistimiento' },
      { kind: 'paragraph', text: 'Puede:' },
      { kind: 'list', items: ['revocar', 'retirar'] },
      { kind: 'paragraph', text: 'Después no.' },
    ])
    const draft = { ...conditions, validFrom: null }
    expect(plain(contractBlocks(holder, { ...order, conditions: draft }, 'Cauce', null))).toContainEqual({
      ...{ kind: 'heading', text: 'Condiciones generales' },
    })
  })

  test('marks unknown facts, and leaves out a missing guarantee agent', () => {
    const [parties, , consents] = factsOf(
      contractOf({ guaranteeAgent: null, termsAccepted: { acceptedAt: at, validFrom: null } }, { taxNumber: null! }),
    )
    expect(parties).not.toHaveProperty('Agente de garantías')
    expect(parties).toMatchObject({ 'NIF o número de identidad': 'No consta' })
    expect(consents).toMatchObject({ 'Condiciones aceptadas': '14/03/2025 11:00' })
  })

  test.each([
    { proof: 'test', words: 'Por su prueba de conocimientos' },
    { proof: 'answer', words: 'Por su respuesta en la orden' },
  ] as const)('has warning and consent above the threshold, with understanding shown by $proof', ({ proof, words }) => {
    const large = { thresholdAmount: 213_000n, thresholdTotal: 400_000n, thresholdVersion: '2026-11-22' }
    const [, , consents] = factsOf(contractOf({ ...large, understandingProof: proof }))
    expect(consents).toMatchObject({
      'Advertencia de riesgo recibida y consentimiento expreso para tener 4.000,00 € en el proyecto, más de 2.130,00 €':
        '14/03/2025 11:00, versión del 22/11/2026',
      'Comprensión del riesgo acreditada': words,
    })
  })

  test('lists the documents of the project with their hashes, or states that there are none', () => {
    expect(contractOf().at(-1)).toMatchObject({
      rows: [{ cells: ['Tasación', '14/03/2025'], note: 'SHA-256 ab12' }],
    })
    expect(contractOf({ texts: [] }).at(-1)).toEqual({
      kind: 'paragraph',
      text: 'No se han publicado ficha ni documentos.',
    })
  })
})

describe('the contract of an order that is not placed yet', () => {
  const large = { thresholdAmount: 213_000n, thresholdTotal: 400_000n, thresholdVersion: '2026-11-22' }
  const consents = {
    ...large,
    consentedTotal: 2_000_000n,
    consentVersion: '2025-01-01',
    understandingProof: 'test' as const,
  }
  const draftOf = (amount: bigint | null) =>
    plain(contractBlocks(holder, { ...order, conditions, ...consents, amount, orderedAt: null }, 'Cauce', null))

  test('equals the contract of the placed order apart from number and times', () => {
    const placed = contractOf(consents)
    const draft = draftOf(order.amount)
    const outline = (blocks: readonly Block[]) =>
      blocks.map((block) => (block.kind === 'facts' ? block.facts.map(([label]) => label) : block))
    expect(outline(draft)).toEqual(outline(placed))
    const differing = factsOf(placed).flatMap((facts, index) =>
      Object.entries(facts).flatMap(([label, value]) => (factsOf(draft)[index]![label] === value ? [] : [label])),
    )
    expect(differing).toEqual([
      ...['Orden', 'Fecha de la orden', 'Contratos de mandato aceptados'],
      'Consentimiento expreso para invertir 20.000,00 € en total en la plataforma',
      'Advertencia de riesgo recibida y consentimiento expreso para tener 4.000,00 € en el proyecto, más de 2.130,00 €',
    ])
  })

  test('marks what the order will add, with the versions of the consents', () => {
    const [, terms, given] = factsOf(draftOf(null))
    expect(terms).toMatchObject({
      Orden: 'Al dar la orden',
      'Fecha de la orden': 'Al dar la orden',
      Importe: 'El que indique en la orden',
    })
    expect(given).toMatchObject({
      'Condiciones aceptadas': '14/03/2025 11:00, versión del 01/05/2024',
      'Contratos de mandato aceptados': 'Al dar la orden',
      'Consentimiento expreso para invertir 20.000,00 € en total en la plataforma':
        'Al dar la orden, versión del 01/01/2025',
    })
  })
})
