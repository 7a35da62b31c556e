import { expect, test } from 'vitest'
import { drawnLines } from './testing/drawn-lines.ts'
import { renderPaper } from './index.ts'
import type { Paper, Row } from './paper.domain.ts'

/** Snapshots of drawings last checked by eye: open a page before changing them. */
const paper: Paper = {
  language: 'es',
  title: 'Extracto',
  issuer: 'Cauce',
  companyLine: 'Cauce, S. L.',
  numberLine: 'D-2026-000123',
  footer: ['Hecho el 12/01/2026', 'Se comprueba en la web'],
  pageOf: (page, count) => `Página ${page} de ${count}`,
  madeAt: new Date('2026-01-12T09:00:00Z'),
  blocks: [],
}
const LONG = 'Intereses del préstamo a la Bodega de la Ribera del Duero, con su retención'
const columns = [
  { title: 'Fecha', share: 1 },
  { title: 'Concepto', share: 2, isHead: true },
  { title: 'Importe', share: 1, isFigure: true },
]
const rows = (length: number): Row[] =>
  Array.from({ length }, (_, row) => ({ cells: ['01/02/2025', `Pago ${row}`, '2,00 €'] }))
const drawn = async (blocks: Paper['blocks'], change: Partial<Paper> = {}) =>
  drawnLines(await renderPaper({ ...paper, ...change, blocks }))
const isText = (line: string) => line.startsWith('text')

test('a page has its margins, its facts and a table', async () => {
  const [page] = await drawn([
    { kind: 'facts', facts: [['Titular', 'Ana Ruiz']] },
    {
      kind: 'table',
      columns,
      rows: [{ cells: ['01/02/2025', LONG, '2,00 €'], note: LONG }, ...rows(1)],
      sum: ['', 'Suma', '4,00 €'],
    },
    { kind: 'paragraph', text: 'Fin' },
  ])
  expect(page!.join('\n')).toMatchInlineSnapshot(`
    "<H1>
    text 56 719.6, 21, #1f292e: Extracto
    <TH>
    text 56 688.2, 9, #5b6568: Titular
    <TD>
    text 226.9 688.2, 9, #1f292e: Ana Ruiz
    <Artifact>
    stroke 0.5 #c4c4ba: 56 159.9 539.3 159.9
    <TH>
    text 56 661.5, 9, #1f292e: Fecha
    <TH>
    text 181.8 661.5, 9, #1f292e: Concepto
    <TH>
    text 507.2 661.5, 9, #1f292e: Importe
    <Artifact>
    stroke 0.5 #c4c4ba: 56 186.6 539.3 186.6
    <TD>
    text 56 642.8, 9, #1f292e: 01/02/2025
    <TH>
    text 181.8 642.8, 9, #1f292e: Intereses del préstamo a la Bodega de la Ribera del 
    text 181.8 631, 9, #1f292e: Duero, con su retención
    text 181.8 619.3, 8, #5b6568: Intereses del préstamo a la Bodega de la Ribera del Duero, con su retención
    <TD>
    text 514.6 642.8, 9, #1f292e: 2,00 €
    <Artifact>
    stroke 0.5 #c4c4ba: 56 228.5 539.3 228.5
    <TD>
    text 56 600.9, 9, #1f292e: 01/02/2025
    <TH>
    text 181.8 600.9, 9, #1f292e: Pago 0
    <TD>
    text 514.6 600.9, 9, #1f292e: 2,00 €
    <Artifact>
    stroke 0.5 #c4c4ba: 56 247.2 539.3 247.2
    <TD>
    <TH>
    text 181.8 582.2, 9, #1f292e: Suma
    <TD>
    text 514.6 582.2, 9, #1f292e: 4,00 €
    <Artifact>
    stroke 0.5 #c4c4ba: 56 266 539.3 266
    <P>
    text 56 558.4, 9.5, #1f292e: Fin
    <Artifact>
    stroke 0.8 #1f292e: 56 74 539.3 74
    <Artifact>
    stroke 0.5 #c4c4ba: 56 761.9 539.3 761.9
    <Artifact>
    by 1 0 0 1 56 46
    by 0.8 0 0 0.8 0 0
    fill #04626a: 7.9 9 22.1 17
    stroke 2 #1f292e: 0 3 30 18
    text 87 778.1, 15, #1f292e: Cauce
    text 476.9 781.9, 9, #1f292e: D-2026-000123
    text 500.7 795.4, 7.5, #5b6568: Cauce, S. L.
    text 56 66.5, 7.5, #5b6568: Hecho el 12/01/2026
    text 56 55.7, 7.5, #5b6568: Se comprueba en la web
    text 494.8 66.5, 7.5, #5b6568: Página 1 de 1"
  `)
})

test('a table continues on the next page with its titles, which are not read out again', async () => {
  const [first, second] = await drawn([{ kind: 'table', columns, rows: rows(40) }])
  expect(first!.filter(isText).slice(-9, -6)).toMatchInlineSnapshot(`
    [
      "text 56 107.7, 9, #1f292e: 01/02/2025",
      "text 181.8 107.7, 9, #1f292e: Pago 30",
      "text 514.6 107.7, 9, #1f292e: 2,00 €",
    ]
  `)
  expect(second!.slice(0, 12).join('\n')).toMatchInlineSnapshot(`
    "<Artifact>
    text 56 733.4, 9, #1f292e: Fecha
    <Artifact>
    text 181.8 733.4, 9, #1f292e: Concepto
    <Artifact>
    text 507.2 733.4, 9, #1f292e: Importe
    <Artifact>
    stroke 0.5 #c4c4ba: 56 114.7 539.3 114.7
    <TD>
    text 56 714.7, 9, #1f292e: 01/02/2025
    <TH>
    text 181.8 714.7, 9, #1f292e: Pago 31"
  `)
})

test('a long issuer and a long footer leave room for the document and page numbers', async () => {
  const [page] = await drawn([], { issuer: 'Caucefinanciación '.repeat(3), footer: [LONG.repeat(2)] })
  expect(page!.filter(isText).slice(1)).toMatchInlineSnapshot(`
    [
      "text 87 778.1, 15, #1f292e: Caucefinanciación Caucefinanciación ",
      "text 87 753, 15, #1f292e: Caucefinanciación ",
      "text 476.9 781.9, 9, #1f292e: D-2026-000123",
      "text 500.7 795.4, 7.5, #5b6568: Cauce, S. L.",
      "text 56 66.5, 7.5, #5b6568: Intereses del préstamo a la Bodega de la Ribera del Duero, con su retenciónIntereses del préstamo a la Bodega de la ",
      "text 56 55.7, 7.5, #5b6568: Ribera del Duero, con su retención",
      "text 494.8 66.5, 7.5, #5b6568: Página 1 de 1",
    ]
  `)
})

test('a table without titles continues without them', async () => {
  const facts = rows(40).map(({ cells: [, label, value] }) => [label!, value!] as const)
  const [, second] = await drawn([{ kind: 'facts', facts }])
  expect(second!.slice(0, 3).join('\n')).toMatchInlineSnapshot(`
    "<TH>
    text 56 733.4, 9, #5b6568: Pago 32
    <TD>"
  `)
})

test.each([
  { lines: 37, isTogether: true },
  { lines: 38, isTogether: false },
])('after $lines notes a table begins on the same page: $isTogether', async ({ lines, isTogether }) => {
  const notes = Array.from({ length: lines }, () => ({ kind: 'note' as const, text: 'Nota' }))
  const [first] = await drawn([...notes, { kind: 'table', columns, rows: rows(1) }])
  expect(first!.some((line) => line.endsWith('Concepto'))).toBe(isTogether)
})

test('without a company line the number stands alone', async () => {
  const [page] = await drawn([], { companyLine: undefined })
  expect(page!.filter(isText).map((line) => line.replace(/.*: /, ''))).toEqual([
    'Extracto',
    'Cauce',
    'D-2026-000123',
    'Hecho el 12/01/2026',
    'Se comprueba en la web',
    'Página 1 de 1',
  ])
})
