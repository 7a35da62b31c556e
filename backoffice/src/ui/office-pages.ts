import { createContext, useContext, type ComponentType, type ReactElement } from 'react'
import type { Permission } from '@cauce/contract/permissions.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { isAllowed, useActor } from './ability.ts'

/** A page of the back office that can be named, opened and refused. */
export interface OfficePage {
  /** A path of react-admin. */
  readonly path: string
  /** Without one the page is for all staff. */
  readonly permission?: Permission
  readonly Icon: ComponentType<{ readonly fontSize: 'small' }>
  readonly label: (t: Translate) => string
}

export interface MenuEntry extends OfficePage {
  /** A number beside the entry. */
  readonly Count?: () => ReactElement | null
}

export interface MenuGroup {
  readonly title?: (t: Translate) => string
  readonly entries: readonly MenuEntry[]
}

/** Where staff can go: the groups of the menu, and pages on which something new is made. */
export interface OfficePages {
  readonly groups: readonly MenuGroup[]
  readonly actions: readonly OfficePage[]
  /** What people see in the address bar for a path of react-admin. */
  readonly toAddress: (path: string) => string
}

/** Given by the app to the menu and the palette, which know no noun. */
export const OfficePagesContext = createContext<OfficePages>({ groups: [], actions: [], toAddress: (path) => path })

export const useOfficePages = (): OfficePages => useContext(OfficePagesContext)

/** Whether the person may open a page (handbook rule 14.2). */
export function useMayOpen(): (page: Pick<OfficePage, 'permission'>) => boolean {
  const actor = useActor()
  return ({ permission }) => permission === undefined || (actor !== undefined && isAllowed(actor, permission))
}
