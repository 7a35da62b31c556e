import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const bytes = (text: string) => Buffer.from(text)
const RECORD = '22    260711131113040002'.padEnd(28, '2') + '00000000120050'

interface Case {
  readonly what: string
  readonly text: string
  readonly refusal: StatementFileRefusal
  readonly excerpt: object
}

test.each<Case>([
  {
    what: 'the columns that a refusal names',
    text: `1100491500051234567890\r\n${RECORD}\r\n`,
    refusal: { reason: 'columns-digits', line: 2, values: { from: '29', to: '42', found: 'x' } },
    excerpt: { before: '1100491500051234567890', text: RECORD, offset: 0, columns: { from: 29, to: 42 } },
  },
  {
    what: 'the columns of the found text',
    text: '<a>\n\t<Amt Ccy="EUR">1,50</Amt>\n</a>',
    refusal: { reason: 'amount-unreadable', line: 2, values: { found: '1,50' } },
    excerpt: { before: '<a>', text: ' <Amt Ccy="EUR">1,50</Amt>', offset: 0, columns: { from: 17, to: 20 } },
  },
  {
    what: 'the columns of a text of three characters, but not of two',
    text: '<a>\n<Ccy>USD</Ccy>\n</a>',
    refusal: { reason: 'amount-unreadable', line: 2, values: { found: 'USD' } },
    excerpt: { before: '<a>', text: '<Ccy>USD</Ccy>', offset: 0, columns: { from: 6, to: 8 } },
  },
  {
    what: 'no columns for two characters, which may stand anywhere',
    text: '<a>\n<Ccy>USD</Ccy>\n</a>',
    refusal: { reason: 'amount-unreadable', line: 2, values: { found: 'US' } },
    excerpt: { before: '<a>', text: '<Ccy>USD</Ccy>', offset: 0, columns: null },
  },
  {
    what: 'the position of the reader in a file of one line',
    text: `<a>${'<b/>'.repeat(100)}</c></a>`,
    refusal: { reason: 'xml-broken', line: 1, column: 407 },
    excerpt: {
      before: null,
      text: expect.stringMatching(/^[<b/>]+<\/c><\/a>$/),
      offset: 347,
      columns: { from: 407, to: 407 },
    },
  },
  {
    what: 'the found text far into a file of one line',
    text: `<a>${'<b/>'.repeat(100)}<Amt>1,50</Amt></a>`,
    refusal: { reason: 'amount-unreadable', line: 1, values: { found: '1,50' } },
    excerpt: {
      before: null,
      text: expect.stringContaining('<Amt>1,50</Amt>'),
      offset: 349,
      columns: { from: 409, to: 412 },
    },
  },
  {
    what: 'the whole line if nothing else is known',
    text: 'ñandú\n\u0001x',
    refusal: { reason: 'record-order', line: 2, values: { found: '7' } },
    excerpt: { before: 'ñandú', text: '\uFFFDx', offset: 0, columns: null },
  },
])('an excerpt shows $what', ({ text, refusal, excerpt }) => {
  expect(excerptOf(bytes(text), refusal)).toEqual(excerpt)
})

test('an excerpt shows 160 characters of a long line and of the line before it', () => {
  const found = excerptOf(bytes(`${'x'.repeat(200)}\n${'y'.repeat(200)}`), { reason: 'record-order', line: 2 })
  expect(found).toEqual({ before: 'x'.repeat(160), text: 'y'.repeat(160), offset: 0, columns: null })
})

test('an excerpt finds a line spread over many pieces of text', () => {
  const filler = `${'x'.repeat(79)}\n`.repeat(2_000)
  const found = excerptOf(bytes(`${filler}22 here`), {
    reason: 'record-order',
    line: 2_001,
    values: { found: 'here' },
  })
  expect(found).toEqual({ before: 'x'.repeat(79), text: '22 here', offset: 0, columns: { from: 4, to: 7 } })
})

test.each([
  ['an empty file', '', 'file-empty'],
  ['an archive', 'PK\u0003\u0004', 'archive-damaged'],
  ['a file that is not a statement', '%PDF-1.7', 'format-unknown'],
] as const)('%s has no excerpt', (_what, text, reason) => {
  expect(excerptOf(bytes(text), { reason, line: 1 })).toBeNull()
})
