import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile } from './testing/read-statement-file.ts'

const read = (text: string | Uint8Array) => readStatementFile(Buffer.from(text), TODAY)

describe('a document reads the same', () => {
  test.each([
    ['with a foreign element in its root', '<BkToCstmrStmt>', '<x:a xmlns:x="urn:x"><Stmt/></x:a><BkToCstmrStmt>'],
    ['with text in a foreign element', '<Ntry>', '<x:a xmlns:x="urn:x">1</x:a><Ntry>'],
    ['with long indents', '<Ntry>', `${' '.repeat(2001)}<Ntry>${' \t'.repeat(1001)}`],
    ['with spaces around a text', '<Ccy>EUR</Ccy>', '<Ccy> \t EUR </Ccy>'],
    ['with a space before a short text', '<IBAN>ES', '<IBAN> <![CDATA[E]]>S'],
    ['with a text of two thousand characters', '<Id>S1</Id>', `<Id>${'x'.repeat(2000)}</Id>`],
    ['with attributes of other namespaces', '<Amt Ccy', '<Amt xmlns:x="urn:x" x:Ccy="USD" Ccy'],
    [
      'with spaces around its namespace',
      'xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"',
      'xmlns=" urn:iso:std:iso:20022:tech:xsd:camt.053.001.08 "',
    ],
  ])('%s', (_, from, to) => {
    expect(read(changed(STATEMENT, from, to))).toEqual({ statements: EXPECTED })
  })
})

test.each([
  ['!', '!'],
  [' 7', '7'],
  ['A<![CDATA[ ]]>B', 'A B'],
])('the text %j of an element is %j', (written, remittance) => {
  const { statements } = read(changed(STATEMENT, /<RmtInf>.*<\/RmtInf>/, `<RmtInf><Ustrd>${written}</Ustrd></RmtInf>`))
  expect(statements![0]!.movements[0]!.remittance).toBe(remittance)
})
