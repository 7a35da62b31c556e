export interface TypedSearch {
  readonly scope: 'all' | 'people' | 'commands'
  readonly text: string
}

const SCOPES = { '@': 'people', '>': 'commands' } as const

/** Reads what was typed: `@` looks among people only, `>` among pages and actions only. */
export function readSearch(typed: string): TypedSearch {
  const trimmed = typed.trim()
  const scope = SCOPES[trimmed[0] as keyof typeof SCOPES] as TypedSearch['scope'] | undefined
  return scope === undefined ? { scope: 'all', text: trimmed } : { scope, text: trimmed.slice(1).trim() }
}
