import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-admin'

type Parts = Readonly<Record<string, string | undefined>>
type Known = Readonly<Record<string, (value: string) => boolean>>

/** The query of the address, and how a page changes parts of it without a new entry of the history. Values it does not know leave it. */
export function useQueryParts(isKnown: Known): readonly [URLSearchParams, (parts: Parts) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const change = (parts: Parts, options: { readonly flushSync?: boolean } = {}) => {
    const wanted = new URLSearchParams(search)
    for (const [name, value] of Object.entries(parts))
      if (value === undefined) wanted.delete(name)
      else wanted.set(name, value)
    const to = { search: wanted.size > 0 ? `?${wanted}` : '' }
    navigate(to, { replace: true, state: { _scrollToTop: false }, ...options })
  }
  const unknown = Object.entries(isKnown).flatMap(([name, knows]) => {
    const value = query.get(name)
    return value === null || knows(value) ? [] : [name]
  })
  useEffect(() => {
    if (unknown.length > 0) change(Object.fromEntries(unknown.map((name) => [name, undefined])))
  })
  // The router renders an address when there is time. The next key may be pressed before, and acts on what is rendered.
  return [query, (parts) => change(parts, { flushSync: true })]
}
