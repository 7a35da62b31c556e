import { SaxesParser } from 'saxes'
import { RefusedFile } from './refused-file.ts'
import { documentScope, innerScope, type Scope } from './xml-namespaces.ts'

/** An element of the namespace of the document. Its text has no spaces around it. */
export interface XmlElement {
  /** Without prefix. */
  readonly name: string
  readonly namespace: string
  /** Where it begins, from 1. */
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly XmlElement[]
}

/** An element that has closed, and the one that it stood in. */
export interface ClosedElement {
  readonly element: XmlElement
  readonly parent: XmlElement
}

interface OpenElement {
  readonly name: string
  readonly namespace: string
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  text: string
  /** Made with the first child: most elements have none. */
  children: XmlElement[]
}
const NO_CHILDREN: XmlElement[] = []

/** What a caller wants of a document. */
export interface ElementsWanted {
  /** Looks at the root when it opens, so that a foreign document is not read to its end. */
  readonly checkRoot: (root: Pick<XmlElement, 'name' | 'namespace' | 'line'>) => void
  /** Whether the element, `depth` steps below the root, is one to hand out. */
  readonly isWhole: (depth: number, name: string) => boolean
}

/** No message of ISO 20022 nests deeper than twenty levels, and none of its texts has more than 2000 characters. */
const MAXIMUM_DEPTH = 40
const MAXIMUM_TEXT = 2000

/**
 * The elements of a document that `isWhole` names, each when it closes and with all that is in it. They are not kept in
 * their parents, so that a long document never is in memory as a tree. The last one is the root. Refuses what is not well
 * formed, any DOCTYPE, and text between elements. Elements of other namespaces are left out with all that is in them.
 */
export function* elementsOf(text: Iterable<string>, { checkRoot, isWhole }: ElementsWanted): Generator<ClosedElement> {
  const closed: ClosedElement[] = []
  // Namespaces are resolved here: the parser asks each element around another for its prefix, which took a sixth of the time.
  const parser = new SaxesParser({ xmlns: false })
  const open: OpenElement[] = []
  const scopes: Scope[] = [documentScope()]
  const root: OpenElement = { name: '', namespace: '', line: 1, attributes: {}, text: '', children: NO_CHILDREN }
  /** How deep inside an element of another namespace. */
  let foreign = 0

  const refuse = (reason: 'xml-broken' | 'xml-doctype'): never => {
    throw new RefusedFile(reason, parser.line, undefined, parser.column)
  }
  parser.on('error', () => refuse('xml-broken'))
  parser.on('doctype', () => refuse('xml-doctype'))
  parser.on('opentag', ({ name, attributes }) => {
    const scope = innerScope(scopes.at(-1)!, attributes)
    const resolved = scope?.resolve(name)
    if (!scope || !resolved) return refuse('xml-broken')
    scopes.push(scope)
    if (foreign > 0 || (open.length > 0 && resolved.namespace !== open[0]!.namespace)) {
      foreign += 1
      return
    }
    if (open.length === MAXIMUM_DEPTH)
      throw new RefusedFile('xml-depth', parser.line, { maximum: String(MAXIMUM_DEPTH) })
    const element = {
      ...resolved,
      line: parser.line,
      attributes,
      text: '',
      children: NO_CHILDREN,
    }
    if (open.length === 0) checkRoot(element)
    open.push(element)
  })
  const addText = (piece: string) => {
    const element = open.at(-1)
    // Indents of a long list would add up.
    if (foreign > 0 || !element || (element.text === '' && isBlank(piece))) return
    element.text += piece
    if (element.text.length > MAXIMUM_TEXT)
      throw new RefusedFile('text-too-long', element.line, { element: element.name, maximum: String(MAXIMUM_TEXT) })
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    scopes.pop()
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
  }
  parser.close()
}

function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 32) return false
  return true
}

/** The children of that name. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The only child of that name, or `undefined`. Refuses two. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined
  const { children } = element
  let found: XmlElement | undefined
  // An iterator would cost more than what it finds: this is called some forty times for each movement.
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index]!
    if (child.name !== name) continue
    if (found) throw new RefusedFile('element-repeated', child.line, { element: name })
    found = child
  }
  return found
}

/** The element at the end of a path of which each step stands at most once (`RtrInf/Rsn/Cd`), or `undefined`. */
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

/** The text at the end of a path, or `undefined` if there is none or it is empty. */
export const textAt = (element: XmlElement | undefined, path: string): string | undefined =>
  elementAt(element, path)?.text || undefined

/** The child that must be there. Refuses its absence and two of them. */
export function requiredChild(element: XmlElement, name: string): XmlElement {
  const found = childOf(element, name)
  if (!found) throw new RefusedFile('element-missing', element.line, { element: `${element.name}/${name}` })
  return found
}
