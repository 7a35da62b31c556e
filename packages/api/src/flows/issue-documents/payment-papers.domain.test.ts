import { describe, expect, test } from 'vitest'
import { translator } from '@cauce/i18n'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { certificateOf, statedOf } from './certificate.domain.ts'
import { certificateBlocks } from './certificate-paper.domain.ts'
import { paymentAbout, titleOf } from './papers.domain.ts'
import { paid } from './testing/payments.ts'
import { summaryBlocks } from './summary-paper.domain.ts'

const holder = { name: 'Ana Ruiz', taxNumber: '12345678Z', walletReference: 'RF18', language: 'es' as const }
const t = translator('es')
const plain = (blocks: readonly Block[]) =>
  JSON.parse(JSON.stringify(blocks).replaceAll('\u00a0', ' ').replaceAll('\u2212', '-')) as Block[]
const tableOf = (blocks: readonly Block[]) => blocks.find((block) => block.kind === 'table')!
const factsOf = (blocks: readonly Block[]) =>
  Object.fromEntries(blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])))

describe('the note of a payment', () => {
  const period = 'Del 14/03/2025 al 13/06/2025'
  test.each([
    ['on its day', {}, period],
    ['before its day', { paidOn: '2025-06-13' }, period],
    ['a day late', { paidOn: '2025-06-15' }, `${period}, vencía el 14/06/2025: 1 día de retraso`],
    ['two days late', { paidOn: '2025-06-16' }, `${period}, vencía el 14/06/2025: 2 días de retraso`],
    ['in part', { isPartial: true }, `${period}, pago parcial`],
    ['the remainder of a part', { part: 2 }, `${period}, resto de un pago parcial`],
    ['one of several remainders', { part: 2, isPartial: true }, `${period}, resto de un pago parcial`],
  ] as const)('%s', (_when, change, words) => {
    expect(paymentAbout(t, paid(change))).toBe(words)
  })
})

test.each([
  ['monthlyStatement', { start: '2025-03-01' }, 'Extracto de 03/2025'],
  ['yearlyStatement', { start: '2025-01-01' }, 'Extracto del año 2025'],
  ['taxCertificate', { start: '2025-01-01' }, 'Certificado de intereses y retenciones del año 2025'],
  ['projectSummary', { project: 'Bodega' }, 'Resumen final de Bodega'],
] as const)('the title of a %s names its period or its project', (kind, about, title) => {
  expect(titleOf(t, kind, about)).toBe(title)
})

test('the certificate of a year has a line for each promoter and the totals', () => {
  const subject = { kind: 'taxCertificate', periodStart: '2025-01-01', periodEnd: '2025-12-31', year: 2025 } as never
  const unnumbered = paid({ promoterTaxNumber: null })
  const other = paid({
    promoter: 'Azulejos, S. L.',
    promoterTaxNumber: 'B98765431',
    project: 'Azulejos',
    withheld: 0n,
    rate: 0,
  })
  const blocks = plain(
    certificateBlocks({ ...holder, residence: 'ES' }, subject, certificateOf([unnumbered, unnumbered, other])),
  )
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['facts', 'heading', 'table', 'heading', 'list', 'heading', 'paragraph'],
  ])
  expect(factsOf(blocks)).toMatchObject({
    ...{ Titular: 'Ana Ruiz', Periodo: 'Del 01/01/2025 al 31/12/2025' },
    ...{ 'Residencia fiscal al final del año': 'España', 'Clase de renta': expect.stringContaining('intereses') },
  })
  const table = tableOf(blocks)
  expect(table.columns.map(({ title }) => title)).toEqual([
    ...['Pagador y retenedor', 'Devengado', 'Pagos', 'Íntegro y base', 'Tipo', 'Retenido'],
  ])
  expect(table.rows).toEqual([
    { cells: ['Azulejos, S. L.', '2025', '1', '35,00 €', '0,00 %', '0,00 €'], note: 'NIF B98765431 · Azulejos' },
    { cells: ['Viñedos, S. L.', '2025', '2', '70,00 €', '19,00 %', '13,30 €'], note: 'Bodega' },
  ])
  expect(table.sum).toEqual(['Suma', '', '3', '105,00 €', '', '13,30 €'])
  expect(JSON.stringify(blocks)).toContain('4,20 € en el año')
  expect(blocks.at(-1)).toMatchObject({ text: expect.stringContaining('íntegro 105,00 €, retenido 13,30 €') })
})

test('the summary of a project adds up the investment and the payments received', () => {
  const payments = [paid(), paid({ number: 3, part: 1, isPartial: true, principal: 140_000n })]
  const blocks = plain(
    summaryBlocks(holder, { project: 'Bodega', endedOn: '2025-07-01', invested: 150_000n, payments }),
  )
  expect(factsOf(blocks)).toMatchObject({
    ...{ Invertido: '1.500,00 €', 'Capital devuelto': '1.500,00 €', 'Intereses brutos': '70,00 €' },
    ...{ 'Comisión de gestión': '-2,80 €', Retención: '-13,30 €', 'Cobrado, neto': '1.553,90 €' },
    'Resultado, tras comisión y retención': '+53,90 €',
  })
  const table = tableOf(blocks)
  expect(table.columns).toHaveLength(8)
  expect(table.rows[0]).toEqual({
    cells: ['2 de 6', '14/06/2025', '14/06/2025', '35,00 €', '-1,40 €', '-6,65 €', '100,00 €', '126,95 €'],
    note: 'Del 14/03/2025 al 13/06/2025',
  })
  expect(table.rows[1]!.note).toContain('pago parcial')
  expect(table.sum).toEqual(['Suma', '', '', '70,00 €', '-2,80 €', '-13,30 €', '1.500,00 €', '1.553,90 €'])
})

test('a certificate that corrects another one says which and what changes', () => {
  const english = { ...holder, language: 'en' as const, residence: 'ES' }
  const subject = { kind: 'taxCertificate', periodStart: '2025-01-01', periodEnd: '2025-12-31', year: 2025 } as never
  const certificate = certificateOf([paid()])
  const now = statedOf(english, certificate)
  const before = { ...now, name: 'Ana Ruis', taxNumber: '', residence: 'PT', withheld: '0' }
  const replaced = { number: 'D-2026-000041', madeAt: new Date('2026-01-20T09:00:00Z'), before, now }
  const blocks = plain(certificateBlocks(english, subject, certificate, replaced))
  const items = [
    'Holder: before Ana Ruis, now Ana Ruiz',
    'Tax or identity number: before Not known, now 12345678Z',
    'Tax residence at the end of the year: before Portugal, now Spain',
    'Withheld: before 0,00 €, now 6,65 €',
  ]
  expect(blocks.slice(0, 2)).toEqual([
    { kind: 'heading', text: 'It replaces certificate D-2026-000041, issued on 20/01/2026. What changes:' },
    { kind: 'list', items },
  ])
})
