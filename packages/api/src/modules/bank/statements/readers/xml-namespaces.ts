/** A name of an element by the rules of "Namespaces in XML 1.0". */
interface Resolved {
  /** Without prefix. */
  readonly name: string
  readonly namespace: string
}

/** What prefixes mean within an element. */
export interface Scope {
  /** Undefined for a name that is malformed or has a prefix that nothing declares. */
  resolve(name: string): Resolved | undefined
  /** The namespaces by their prefixes; that of names without one has the prefix ''. */
  readonly namespaces: ReadonlyMap<string, string>
}

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** The scope around the root. */
export const documentScope = (): Scope => scopeOf(new Map([['xml', XML]]))

function scopeOf(namespaces: ReadonlyMap<string, string>): Scope {
  const known = new Map<string, Resolved>()
  const resolve = (name: string) => {
    const before = known.get(name)
    if (before) return before
    const parts = partsOf(name)
    if (!parts) return undefined
    const [prefix, local] = parts
    const namespace = namespaces.get(prefix) ?? (prefix === '' ? '' : undefined)
    if (namespace === undefined) return undefined
    const resolved = { name: local, namespace }
    known.set(name, resolved)
    return resolved
  }
  return { resolve, namespaces }
}

/** Prefix and local name, or undefined if the name is malformed. */
function partsOf(name: string): readonly [string, string] | undefined {
  const colon = name.indexOf(':')
  if (colon === -1) return ['', name]
  const [prefix, local] = [name.slice(0, colon), name.slice(colon + 1)]
  return prefix === '' || local === '' || local.includes(':') ? undefined : [prefix, local]
}

/** The scope of an element with these attributes; undefined if they declare or use prefixes wrongly, or say one thing twice. */
export function innerScope(outer: Scope, attributes: Readonly<Record<string, string>>): Scope | undefined {
  let declared: Map<string, string> | undefined
  let withPrefix: string[] | undefined
  for (const name in attributes) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) {
      const namespace = attributes[name]!.trim()
      if (!isDeclarable(name, namespace)) return undefined
      declared ??= new Map(outer.namespaces)
      declared.set(name.slice('xmlns:'.length), namespace)
    } else if (name.includes(':')) (withPrefix ??= []).push(name)
  }
  const scope = declared ? scopeOf(declared) : outer
  return withPrefix && !areDistinct(scope, withPrefix) ? undefined : scope
}

/** Whether a declaration is allowed: no prefix means nothing, and the two reserved ones keep their meaning. */
function isDeclarable(name: string, namespace: string): boolean {
  const prefix = name.slice('xmlns:'.length)
  if (name !== 'xmlns' && (prefix === '' || prefix.includes(':') || prefix === 'xmlns' || namespace === ''))
    return false
  return namespace !== XMLNS && (prefix === 'xml') === (namespace === XML)
}

/** Whether these names of attributes are known, and none is another one with a second prefix. */
function areDistinct(scope: Scope, names: readonly string[]): boolean {
  const seen = new Set<string>()
  for (const name of names) {
    const resolved = scope.resolve(name)
    if (!resolved) return false
    seen.add(`${resolved.namespace} ${resolved.name}`)
  }
  return seen.size === names.length
}
