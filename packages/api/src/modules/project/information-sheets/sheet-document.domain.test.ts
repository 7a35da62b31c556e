import { EMPTY_SHEET, SHEET_FIGURES, type SheetContent, type SheetSectionLetter } from '@cauce/contract'
import { sampleSheet } from '@cauce/testing/sample-sheet'
import { describe, expect, test } from 'vitest'
import { factsWith, plain } from './testing/facts.ts'
import { documentOf, paymentGroupsOf } from './sheet-document.domain.ts'
import type { SheetFacts } from './sheet.domain.ts'

const sheet = sampleSheet('10000.00')
const written = (change: Partial<SheetContent> = {}, facts: Partial<SheetFacts> = {}, language: 'es' | 'en' = 'es') =>
  plain(documentOf({ ...sheet, ...change }, factsWith(facts), language))
const blocksOf = (letter: SheetSectionLetter, document = written()) =>
  document.sections.find((section) => section.letter === letter)!.blocks
const wordsOf = (letter: SheetSectionLetter, document = written()) =>
  blocksOf(letter, document)
    .map((block) => JSON.stringify(block))
    .join('\n')
const tablesOf = (letter: SheetSectionLetter, document = written()) =>
  blocksOf(letter, document).flatMap((block) => (block.kind === 'table' ? [block] : []))

test('has the legal texts under its title, in English verbatim', () => {
  const [verified, risk, reflection] = written({}, {}, 'en').warnings
  expect(verified).toMatch(/^This crowdfunding offer has been neither verified nor approved by .* or the European/)
  expect(verified).toContain(
    'The appropriateness of your experience and knowledge have not necessarily been assessed before you were granted access to this investment. By making this investment, you assume full risk of taking this investment, including the risk of partial or entire loss of the money invested.',
  )
  expect(risk).toContain('not to invest more than 10 % of your net worth in crowdfunding projects')
  expect(reflection).toContain('4 calendar days')
})

test('shows thirteen figures of three years, the earliest first', () => {
  const years = sheet.years.toReversed()
  const [table] = tablesOf('A', written({ years }))
  expect(table!.columns.map(({ title }) => title).slice(1)).toEqual(['2023', '2024', '2025'])
  expect(table!.rows).toHaveLength(Object.keys(SHEET_FIGURES).length)
  expect(table!.rows.map(([, first]) => first)).toEqual([
    ...['3.104.200 €', '-151.600 €', '4.610.800 €', '19,10 %', '8,60 %', '-4,90 %', '640.000 €'],
    ...['1,29', '0,88', '1,41', '298.700 €', '13,30 %', '0,30 %'],
  ])
})

test('shows the purpose of each part of the money, and its share of the target', () => {
  const useOfFunds = [
    { purpose: 'Obra', purposeEn: 'Works', amount: '7500.00' },
    { purpose: 'Suelo', purposeEn: 'Land', amount: '2500.00' },
  ]
  const table = tablesOf('A', written({ useOfFunds })).at(-1)!
  expect(table.rows).toEqual([
    ['Obra', '7.500 €', '75,00 %'],
    ['Suelo', '2.500 €', '25,00 %'],
  ])
  expect(table.sum).toEqual(['Suma', '10.000 €', '100,00 %'])
})

test('names a contact that everybody can reach', () => {
  expect(wordsOf('G')).toContain('Contacto: https://cauce.example/contact"')
})

test('lists completed offers of the owner, or states that there are none', () => {
  expect(wordsOf('B')).toContain('Ninguna')
  const offer = { name: 'Once viviendas', completedOn: '2023-05-02', raised: 48_000_000n, target: 48_000_000n }
  expect(tablesOf('B', written({}, { completedOffers: [offer] }))[0]!.rows).toEqual([
    ['Préstamo, Once viviendas', '02/05/2023', '480.000 €', '480.000 €'],
  ])
})

test('has seven risks, or six without other risks', () => {
  const headings = (change = {}) =>
    blocksOf('C', written(change)).flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  expect(headings()).toHaveLength(7)
  expect(headings({ riskOther: null, riskOtherEn: null })).toHaveLength(6)
  expect(wordsOf('C')).toContain('Actividad según NACE: F41.20')
})

test.each([
  ['a category with its expected rate', {}, 'Clase de riesgo B: esperamos que cada año caiga en impago el 3,00 %'],
  ['a category without a rate', { expectedRate: null }, 'Clase de riesgo B.'],
  ['no category', { riskCategory: null, expectedRate: null }, 'Texto de riskDefault."'],
] as const)('the risk of default of a loan with %s', (_what, facts, words) => {
  expect(wordsOf('C', written({}, facts))).toContain(words)
})

describe('the payments for 10,000 EUR', () => {
  test.each([
    ['quarterly', 18, 1088, ['1-2 3-6: 181.34 + 0', '3-5 9-15: 181.33 + 0', '6 18: 181.33 + 10000']],
    ['end of project', 12, 800, ['1 12: 800 + 10000']],
    ['annual', 18, 900, ['1 12: 600 + 0', '2 18: 300 + 10000']],
    ['monthly', 3, 300, ['1-2 1-2: 100 + 0', '3 3: 100 + 10000']],
  ] as const)('%s over %i months', (deliveryFeePeriod, projectDuration, targetProfitability, expected) => {
    const groups = paymentGroupsOf(factsWith({ deliveryFeePeriod, projectDuration, targetProfitability }))
    const range = (from: number, to: number) => (from === to ? `${from}` : `${from}-${to}`)
    expect(
      groups.map(
        ({ from, to, fromMonth, toMonth, interest, principal }) =>
          `${range(from, to)} ${range(fromMonth, toMonth)}: ${Number(interest) / 100} + ${Number(principal) / 100}`,
      ),
    ).toEqual(expected)
  })

  test('add up to all interest and the principal', () => {
    for (const projectDuration of [1, 7, 18, 60]) {
      const groups = paymentGroupsOf(factsWith({ deliveryFeePeriod: 'monthly', projectDuration }))
      const times = ({ from, to }: { from: number; to: number }) => BigInt(to - from + 1)
      expect(groups.reduce((sum, group) => sum + group.interest * times(group), 0n)).toBe(108_800n)
      expect(groups.reduce((sum, group) => sum + group.principal, 0n)).toBe(1_000_000n)
    }
  })
})

test('a missing text is marked instead of shown in the other language', () => {
  const english = written({ activitiesEn: null }, {}, 'en')
  expect(wordsOf('A', english)).not.toContain('Texto de activities')
  expect(wordsOf('A', english)).toContain('Missing')
  expect(wordsOf('A', english)).toContain('Text of purpose.')
})

test('an empty draft can be previewed', () => {
  const empty = documentOf(EMPTY_SHEET, factsWith({ identifier: null, promoterName: '' }), 'es')
  expect(empty.facts[0]!.value).toBe('Se asigna al publicar')
  expect(wordsOf('A', empty)).toContain('Falta')
})
