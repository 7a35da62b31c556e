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
  /** Called when an element of a document opens, to refuse other messages early. */
  readonly checkOpened?: (element: Pick<XmlElement, 'name' | 'line'>, parent: string) => void
  /** True for elements to emit when they close. */
  readonly isWhole?: (name: string, parent: string) => boolean
}

const DOCUMENT = 'Document'

/** ISO 20022 nests at most twenty levels, texts have at most 2000 characters. */
const MAXIMUM_DEPTH = 40
const MAXIMUM_TEXT = 2000

/**
 * Emits elements that `isWhole` selects when they close, detached from their parents to bound memory, and each `Document` last: a file may have
 * several, or an envelope around it. Undefined after each piece of text, so that a reader can pause. Refuses malformed
 * XML and DOCTYPE; skips what is in another namespace than its document.
 */
export function* elementsOf(
  text: Iterable<string>,
  { checkOpened, isWhole }: ElementsWanted,
): Generator<ClosedElement | undefined> {
  const closed: ClosedElement[] = []
  const parser = new SaxesParser({ xmlns: true, fragment: true })
  const open: OpenElement[] = []
  const outside: OpenElement = { name: '', namespace: '', line: 1, attributes: {}, text: '', children: NO_CHILDREN }
  /** Depth inside a foreign element. */
  let foreign = 0
  /** Depth of elements around a document. */
  let around = 0
  let hasDocument = false

  const refuse = (reason: 'xml-broken' | 'xml-doctype'): never => {
    throw new RefusedFile(reason, parser.line, undefined, parser.column)
  }
  parser.on('error', ({ message }) => refuse(message.includes('doctype') ? 'xml-doctype' : 'xml-broken'))
  parser.on('opentag', ({ local: name, uri: namespace, attributes }) => {
    if (open.length + around === MAXIMUM_DEPTH)
      throw new RefusedFile('xml-depth', parser.line, { maximum: String(MAXIMUM_DEPTH) })
    if (open.length === 0 && name !== DOCUMENT) {
      around += 1
      return
    }
    if (foreign > 0 || (open.length > 0 && namespace !== open[0]!.namespace)) {
      foreign += 1
      return
    }
    hasDocument = true
    const element = { name, namespace, line: parser.line, attributes, text: '', children: NO_CHILDREN }
    checkOpened?.(element, open.at(-1)?.name ?? '')
    open.push(element)
  })
  const addText = (piece: string) => {
    const element = open.at(-1)
    if (!element && around === 0 && piece.trim() !== '') refuse('xml-broken')
    // Indentation of a long list would add up.
    if (foreign > 0 || !element || (element.text === '' && isBlank(piece))) return
    element.text += piece
    if (element.text.length > MAXIMUM_TEXT)
      throw new RefusedFile('text-too-long', element.line, { element: element.name, maximum: String(MAXIMUM_TEXT) })
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ local }) => {
    if (foreign > 0) {
      foreign -= 1
      return
    }
    const element = open.pop()
    if (!element) {
      around -= 1
      if (around === 0 && !hasDocument) throw new RefusedFile('message-unknown', 1, { found: local })
      return
    }
    const parent = open.at(-1) ?? outside
    element.text = element.text.trim()
    if (open.length === 0 || isWhole?.(element.name, parent.name)) closed.push({ element, parent })
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

/** The first; undefined if absent. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

/** Follows a path (`RtrInf/Rsn/Cd`). */
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

/** Refuses absence, and duplicates of which one would be ignored. */
export function requiredChild(element: XmlElement, name: string): XmlElement {
  const [found, second] = childrenOf(element, name)
  if (second) throw new RefusedFile('element-repeated', second.line, { element: name })
  if (!found) throw new RefusedFile('element-missing', element.line, { element: `${element.name}/${name}` })
  return found
}
