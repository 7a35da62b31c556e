import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import { RefusedFile } from './refused-file.ts'

/** In the document's namespace, text trimmed. */
export interface XmlElement {
  /** Without prefix. */
  readonly name: string
  readonly namespace: string
  /** From 1. */
  readonly line: number
  readonly attributes: Readonly<Record<string, SaxesAttributeNS>>
  readonly text: string
  readonly children: readonly XmlElement[]
}

/** With its parent. */
export interface ClosedElement {
  readonly element: XmlElement
  readonly parent: XmlElement
}

interface OpenElement {
  readonly name: string
  readonly namespace: string
  readonly line: number
  readonly attributes: Readonly<Record<string, SaxesAttributeNS>>
  text: string
  /** Allocated with the first child: most elements have none. */
  children: XmlElement[]
}
const NO_CHILDREN: XmlElement[] = []

export interface ElementsWanted {
  /** Called when the root opens, to reject foreign documents early. */
  readonly checkRoot: (root: Pick<XmlElement, 'name' | 'namespace' | 'line'>) => void
  /** True for elements, `depth` below the root, to emit. */
  readonly isWhole: (depth: number, name: string) => boolean
}

/** ISO 20022 nests at most twenty levels, texts have at most 2000 characters. */
const MAXIMUM_DEPTH = 40
const MAXIMUM_TEXT = 2000

/**
 * Emits elements that `isWhole` selects when they close, detached from their parents to bound memory; the root last.
 * Undefined after each piece of text, so that a reader can pause. Refuses malformed XML, DOCTYPE and mixed content;
 * skips foreign namespaces.
 */
export function* elementsOf(
  text: Iterable<string>,
  { checkRoot, isWhole }: ElementsWanted,
): Generator<ClosedElement | undefined> {
  const closed: ClosedElement[] = []
  const parser = new SaxesParser({ xmlns: true })
  const open: OpenElement[] = []
  const root: OpenElement = { name: '', namespace: '', line: 1, attributes: {}, text: '', children: NO_CHILDREN }
  /** Depth inside a foreign element. */
  let foreign = 0

  const refuse = (reason: 'xml-broken' | 'xml-doctype'): never => {
    throw new RefusedFile(reason, parser.line, undefined, parser.column)
  }
  parser.on('error', () => refuse('xml-broken'))
  parser.on('doctype', () => refuse('xml-doctype'))
  parser.on('opentag', ({ local: name, uri: namespace, attributes }) => {
    if (foreign > 0 || (open.length > 0 && namespace !== open[0]!.namespace)) {
      foreign += 1
      return
    }
    if (open.length === MAXIMUM_DEPTH)
      throw new RefusedFile('xml-depth', parser.line, { maximum: String(MAXIMUM_DEPTH) })
    const element = { name, namespace, line: parser.line, attributes, text: '', children: NO_CHILDREN }
    if (open.length === 0) checkRoot(element)
    open.push(element)
  })
  const addText = (piece: string) => {
    const element = open.at(-1)
    // Indentation of a long list would add up.
    if (foreign > 0 || !element || (element.text === '' && isBlank(piece))) return
    element.text += piece
    if (element.text.length > MAXIMUM_TEXT)
      throw new RefusedFile('text-too-long', element.line, { element: element.name, maximum: String(MAXIMUM_TEXT) })
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (foreign > 0) {
      foreign -= 1
      return
    }
    const element = open.pop()!
    const parent = open.at(-1) ?? root
    element.text = element.text.trim()
    if (element.text !== '' && element.children.length > 0)
      throw new RefusedFile('element-mixed', element.line, { element: element.name })
    if (open.length === 0 || isWhole(open.length, element.name)) closed.push({ element, parent })
    else if (parent.children === NO_CHILDREN) parent.children = [element]
    else parent.children.push(element)
  })

  for (const piece of text) {
    parser.write(piece)
    yield* closed.splice(0)
    yield undefined
  }
  parser.close()
}

function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 32) return false
  return true
}

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** Undefined if absent; refuses two. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined
  const { children } = element
  let found: XmlElement | undefined
  // An indexed loop: called some forty times a movement, where an iterator is slower.
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index]!
    if (child.name !== name) continue
    if (found) throw new RefusedFile('element-repeated', child.line, { element: name })
    found = child
  }
  return found
}

/** Follows a path of unique steps (`RtrInf/Rsn/Cd`). */
export function elementAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let found = element
  for (let start = 0; start < path.length;) {
    const slash = path.indexOf('/', start)
    const end = slash === -1 ? path.length : slash
    found = childOf(found, path.slice(start, end))
    start = end + 1
  }
  return found
}

/** Undefined if absent or empty. */
export const textAt = (element: XmlElement | undefined, path: string): string | undefined =>
  elementAt(element, path)?.text || undefined

/** Refuses absence and duplicates. */
export function requiredChild(element: XmlElement, name: string): XmlElement {
  const found = childOf(element, name)
  if (!found) throw new RefusedFile('element-missing', element.line, { element: `${element.name}/${name}` })
  return found
}
