import { createContext, useContext, type ComponentType, type ReactElement } from 'react'
import { useCanAccessResources, useLocation } from 'react-admin'
import type { Translate } from '@cauce/i18n/office.ts'

export interface OfficePage {
  /** A path of react-admin. */
  readonly path: string
  /** Without one the page is for all staff. */
  readonly resource?: string
  readonly label: (t: Translate) => string
}

export interface PlacePage extends OfficePage {
  /** The path of the tab that the page is under; without one it has a tab of its own. */
  readonly under?: string
  readonly Count?: Count
}

export interface Place {
  readonly label: (t: Translate) => string
  readonly Icon: ComponentType<{ readonly fontSize: 'small' }>
  /** The letter that leads to it after a G, and no key that decides (A, R). */
  readonly key: string
  readonly Count?: Count
  readonly pages: readonly PlacePage[]
}
type Count = () => ReactElement | null

export interface OfficePages {
  readonly places: readonly Place[]
  readonly actions: readonly OfficePage[]
  /** What people see in the address bar for a path of react-admin. */
  readonly toAddress: (path: string) => string
}

export const OfficePagesContext = createContext<OfficePages>({ places: [], actions: [], toAddress: (path) => path })

export const useOfficePages = (): OfficePages => useContext(OfficePagesContext)

/** The pages that the person may open (handbook rule 14.2). */
export function useOpenPages<Page extends OfficePage>(all: readonly Page[], action: 'list' | 'create') {
  const resources = all.flatMap(({ resource }) => resource ?? [])
  const { canAccess } = useCanAccessResources({ action, resources })
  return all.filter(({ resource }) => resource === undefined || canAccess?.[resource])
}

export function usePlaces(): readonly Place[] {
  const { places } = useOfficePages()
  const all = places.flatMap(({ pages }) => pages)
  const open = new Set(useOpenPages(all, 'list'))
  return places
    .map((place) => ({ ...place, pages: place.pages.filter((page) => open.has(page)) }))
    .filter(({ pages }) => pages.length > 0)
}

export function useIsHere(): (page: Pick<OfficePage, 'path'>) => boolean {
  const [, noun] = useLocation().pathname.split('/')
  return ({ path }) => path === `/${noun}`
}
