import { DocumentBlock } from '@cauce/contract'
import { expect, test } from 'vitest'
import { documentBlocksOf } from './document-blocks.domain.ts'

test('every kind of block is converted in order', () => {
  const blocks = documentBlocksOf([
    { kind: 'heading', text: 'Condiciones' },
    { kind: 'facts', facts: [['Importe', '500,00 €']] },
    { kind: 'subheading', text: 'Riesgos' },
    { kind: 'paragraph', text: 'Puede perderse todo.' },
    { kind: 'note', text: '(1) Directiva' },
    { kind: 'list', items: ['Una', 'Otra'] },
  ])
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Condiciones' },
    { kind: 'facts', facts: [{ label: 'Importe', value: '500,00 €' }] },
    { kind: 'heading', text: 'Riesgos' },
    ...['Puede perderse todo.', '(1) Directiva', 'Una', 'Otra'].map((text) => ({ kind: 'paragraph', text })),
  ])
  expect(blocks.every((block) => DocumentBlock.safeParse(block).success)).toBe(true)
})

test("a table takes the heading before it as caption, and a row's note joins its head cell", () => {
  const [, table] = documentBlocksOf([
    { kind: 'heading', text: 'Textos' },
    {
      kind: 'table',
      columns: [
        { title: 'Publicado', share: 1, isFigure: true },
        { title: 'Documento', share: 5, isHead: true },
      ],
      rows: [{ cells: ['14/03/2025', 'Tasación'], note: 'SHA-256 ab12' }, { cells: ['15/03/2025', 'Licencia'] }],
      sum: ['', 'Dos'],
    },
  ])
  expect(table).toEqual({
    kind: 'table',
    caption: 'Textos',
    columns: [
      { title: 'Publicado', share: 1, isFigure: true },
      { title: 'Documento', share: 5, isFigure: false },
    ],
    rows: [
      ['14/03/2025', 'Tasación · SHA-256 ab12'],
      ['15/03/2025', 'Licencia'],
    ],
    sum: ['', 'Dos'],
  })
})
