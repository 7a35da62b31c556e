import { expect, test } from 'vitest'
import { SaxesParser } from 'saxes'
import fc from 'fast-check'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { elementsOf, readStatementFile } from './index.ts'

const read = (text: string) => readStatementFile(Buffer.from(text), TODAY)
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
const prefixed = (text: string) => text.replaceAll(/<(\/?)([A-Z])/g, '<$1c:$2').replace('xmlns=', 'xmlns:c=')

test('a statement with a prefix reads the same, also where it is declared once more', () => {
  expect(read(prefixed(STATEMENT))).toEqual({ statements: EXPECTED })
  const inner = changed(prefixed(STATEMENT), '<c:Stmt>', `<c:Stmt xmlns:c="${NAMESPACE}" xmlns:d="urn:d" d:e="1">`)
  expect(read(inner)).toEqual({ statements: EXPECTED })
})

test.each([
  ['nothing declares', '<x:Id>S1</x:Id>'],
  ['was declared beside it', '<Id xmlns:x="urn:x"/><x:Id/>'],
  ['has no name', '<:Id/>'],
  ['has two colons', '<x:y:Id xmlns:x="urn:x"/>'],
  ['is declared to mean nothing', '<Id xmlns:x=""/>'],
  ['is reserved', '<xmlns:Id/>'],
  ['means what is reserved', '<Id xmlns:x="http://www.w3.org/2000/xmlns/"/>'],
  ['is xml and means something else', '<Id xmlns:xml="urn:x"/>'],
  ['means what xml means', '<Id xmlns:x="http://www.w3.org/XML/1998/namespace"/>'],
  ['an attribute has and nothing declares', '<Id x:y="1"/>'],
  ['makes two attributes the same', '<Id xmlns:x="urn:x" xmlns:z="urn:x" x:y="1" z:y="1"/>'],
])('a prefix that %s is refused', (_, element) => {
  const file = changed(STATEMENT, '<Id>S1</Id>', element)
  expect(read(file).refusal).toMatchObject({ reason: 'xml-broken', line: 6 })
})

test('an element of another namespace is left out with all that is in it', () => {
  const foreign = '<x:Ntry xmlns:x="urn:x"><Amt>1</Amt></x:Ntry><Ntry xmlns=""/>'
  expect(read(changed(STATEMENT, '<Id>S1</Id>', foreign))).toEqual({ statements: EXPECTED })
})

/** Whether the parser itself, which knows namespaces, takes a document. */
function isTaken(text: string): boolean {
  const parser = new SaxesParser({ xmlns: true })
  let isGood = true
  parser.on('error', () => (isGood = false))
  parser.write(text).close()
  return isGood
}
function isRead(text: string): boolean {
  try {
    return [...elementsOf([text], { checkRoot: () => undefined, isWhole: () => false })].length > 0
  } catch {
    return false
  }
}

test('any document is taken or refused as by the parser that resolves namespaces itself', () => {
  const prefix = fc.constantFrom('', 'a:', 'b:', 'xml:', 'xmlns:', ':', 'a:b:')
  const uri = fc.constantFrom(
    'urn:1',
    'urn:2',
    '',
    'http://www.w3.org/2000/xmlns/',
    'http://www.w3.org/XML/1998/namespace',
  )
  const declaration = fc.tuple(fc.constantFrom('xmlns', 'xmlns:a', 'xmlns:b', 'xmlns:xml', 'xmlns:xmlns'), uri)
  const attribute = fc.tuple(
    fc.tuple(prefix, fc.constantFrom('n', 'm')).map((parts) => parts.join('')),
    uri,
  )
  const attributes = fc
    .array(fc.oneof(declaration, attribute), { maxLength: 4 })
    .map((all) => all.map(([name, value]) => ` ${name}="${value}"`).join(''))
  const element = fc.tuple(prefix, attributes)
  const text = fc.array(element, { minLength: 1, maxLength: 4 }).map((all) => {
    const written = all.reduceRight((inner, [before, rest]) => `<${before}e${rest}>${inner}</${before}e>`, '')
    return written.replace(/(?=<\/)/, '<e/>')
  })
  const outcomes = fc.sample(text, 2000).map((each) => ({ text: each, isTaken: isTaken(each) }))
  expect(outcomes.filter((each) => isRead(each.text) !== each.isTaken)).toEqual([])
  expect(new Set(outcomes.map((each) => each.isTaken)).size).toBe(2)
})
