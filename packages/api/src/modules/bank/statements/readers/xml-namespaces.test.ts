import { expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile } from './testing/read-statement-file.ts'

const read = (text: string) => readStatementFile(Buffer.from(text), TODAY)
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
const prefixed = (text: string) => text.replaceAll(/<(\/?)([A-Z])/g, '<$1c:$2').replace('xmlns=', 'xmlns:c=')

test('a statement with a prefix reads the same, also where it is declared once more', () => {
  expect(read(prefixed(STATEMENT))).toEqual({ statements: EXPECTED })
  const inner = changed(prefixed(STATEMENT), '<c:Stmt>', `<c:Stmt xmlns:c="${NAMESPACE}" xmlns:d="urn:d" d:e="1">`)
  expect(read(inner)).toEqual({ statements: EXPECTED })
})

test.each([
  ['is undeclared', '<x:Id>S1</x:Id>'],
  ['was declared in a sibling', '<Id xmlns:x="urn:x"/><x:Id/>'],
  ['has no name', '<:Id/>'],
  ['has two colons', '<x:y:Id xmlns:x="urn:x"/>'],
  ['is declared as empty', '<Id xmlns:x=""/>'],
  ['is reserved', '<xmlns:Id/>'],
  ['means a reserved namespace', '<Id xmlns:x="http://www.w3.org/2000/xmlns/"/>'],
  ['is xml and means something else', '<Id xmlns:xml="urn:x"/>'],
  ['means the xml namespace', '<Id xmlns:x="http://www.w3.org/XML/1998/namespace"/>'],
  ['is undeclared in an attribute', '<Id x:y="1"/>'],
  ['makes two attributes the same', '<Id xmlns:x="urn:x" xmlns:z="urn:x" x:y="1" z:y="1"/>'],
])('a prefix that %s is refused', (_, element) => {
  const file = changed(STATEMENT, '<Id>S1</Id>', element)
  expect(read(file).refusal).toMatchObject({ reason: 'xml-broken', line: 6 })
})

test('an element of another namespace is left out with all that is in it', () => {
  const foreign = '<x:Ntry xmlns:x="urn:x"><Amt>1</Amt></x:Ntry><Ntry xmlns=""/>'
  expect(read(changed(STATEMENT, '<Id>S1</Id>', foreign))).toEqual({ statements: EXPECTED })
})
