import { useLocation, useNavigate } from 'react-admin'

type Parts = Readonly<Record<string, string | undefined>>

/** The query of the address, and how a page changes parts of it without a new entry of the history. */
export function useQueryParts(): readonly [URLSearchParams, (parts: Parts) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = (parts: Parts) => {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries(parts))
      if (value === undefined) query.delete(name)
      else query.set(name, value)
    navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true, state: { _scrollToTop: false } })
  }
  return [new URLSearchParams(search), change]
}
