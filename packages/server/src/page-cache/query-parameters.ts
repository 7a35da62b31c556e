/**
 * Which query parameters change which pages: the only place that says so. A parameter that is not listed here for its path
 * lets the request pass by the cache, so that a new one is at worst slow, never wrong, and made-up ones cannot fill it.
 */
const PARAMETERS_BY_PATH: Readonly<Record<string, readonly string[]>> = {
  '/projects': ['country', 'funded', 'minimum', 'page', 'phase', 'return', 'sort', 'term', 'type'],
}

/** What campaigns and social networks append; no page looks at it. */
const WITHOUT_MEANING = /^(utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid)$/

/**
 * The query in one spelling: known parameters in order, those without meaning left out.
 * @returns undefined when the query holds a parameter that the page of this path is not known to look at
 */
export function normalizeQuery(pathname: string, query: string): string | undefined {
  if (query === '') return ''
  const known = PARAMETERS_BY_PATH[pathname.replace(/\/$/, '')] ?? []
  const parameters = [...new URLSearchParams(query)].filter(([name]) => !WITHOUT_MEANING.test(name))
  if (!parameters.every(([name]) => known.includes(name))) return undefined
  return new URLSearchParams(
    parameters.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString()
}
