import type { PUBLIC_PHASES } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'

/** Other values are ignored, so that invented addresses cannot fill the page cache. */
export const PHASE_TABS = [
  'Investment',
  'Preinvestment',
  'Next_Opening',
  'Financed',
  'Closed',
] as const satisfies readonly (typeof PUBLIC_PHASES)[number][]
export type PublicPhase = (typeof PHASE_TABS)[number]
/** Percent. */
export const RETURN_STEPS = [5, 6, 7, 8, 9] as const
/** Months. */
export const TERM_STEPS = [12, 18, 24, 36] as const
/** Euro. */
export const MINIMUM_STEPS = [100, 250, 500, 1000, 5000] as const
/** Percent. */
export const FUNDED_STEPS = [25, 50, 75] as const
export const SORTS = ['recommended', 'closing', 'return', 'term', 'minimum', 'funded', 'newest'] as const
export type Sort = (typeof SORTS)[number]
export const PAGE_SIZE = 12

export interface ProjectFilters {
  readonly phase?: PublicPhase | undefined
  readonly name?: string | undefined
  readonly type?: string | undefined
  readonly country?: string | undefined
  readonly return?: number | undefined
  readonly term?: number | undefined
  readonly minimum?: number | undefined
  readonly funded?: number | undefined
  readonly sort: Sort
  readonly page: number
}
/** Removable by chips. The phase is a tab, and the sort filters nothing. */
export const REMOVABLE = ['name', 'type', 'country', 'return', 'term', 'minimum', 'funded'] as const
export type RemovableFilter = (typeof REMOVABLE)[number]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAXIMUM_PAGE = 10_000

export function parseFilters(search: URLSearchParams): ProjectFilters {
  const text = (name: string) => search.get(name)?.trim() || undefined
  const among = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === text(name))
  const step = (name: string, steps: readonly number[]) => steps.find((value) => String(value) === text(name))
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name) ?? '') ? text(name) : undefined)
  return {
    phase: among('phase', PHASE_TABS),
    name: text('name')?.slice(0, 160).toWellFormed(),
    type: matching('type', UUID),
    country: matching('country', /^[A-Z]{2}$/),
    return: step('return', RETURN_STEPS),
    term: step('term', TERM_STEPS),
    minimum: step('minimum', MINIMUM_STEPS),
    funded: step('funded', FUNDED_STEPS),
    sort: among('sort', SORTS) ?? 'recommended',
    page: Math.min(Number(matching('page', /^[1-9]\d{0,4}$/) ?? 1), MAXIMUM_PAGE),
  }
}

/** Canonical address: fixed order, no defaults. */
export function addressOf(filters: ProjectFilters, change: Partial<ProjectFilters> = {}): string {
  // A changed filter resets the page.
  const merged = { ...filters, page: 1, ...change }
  const search = new URLSearchParams()
  for (const name of ['phase', ...REMOVABLE] as const)
    if (merged[name] !== undefined) search.set(name, String(merged[name]))
  if (merged.sort !== 'recommended') search.set('sort', merged.sort)
  if (merged.page > 1) search.set('page', String(merged.page))
  return search.size > 0 ? `${paths.projects}?${search}` : paths.projects
}

export const withoutFilters = ({ phase, sort }: ProjectFilters): ProjectFilters => ({ phase, sort, page: 1 })
export const activeFilters = (filters: ProjectFilters): RemovableFilter[] =>
  REMOVABLE.filter((name) => filters[name] !== undefined)
