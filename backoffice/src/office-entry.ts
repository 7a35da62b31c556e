import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import { loaded } from './ui/loaded.ts'

export interface Entry extends Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit'> {
  readonly noun: string
  /** What people see in the address bar instead of the noun. */
  readonly address?: string
  readonly menu?: {
    readonly place: PlaceName
    /** The path of the tab that the page is under; without one it has a tab of its own. */
    readonly under?: `/${string}`
  }
  readonly named?: ResourceProps['recordRepresentation']
  /** A page that is no list of records. */
  readonly path?: `/${string}`
  readonly Page?: ComponentType
}
export type PlaceName =
  | 'projects'
  | 'users'
  | 'wallets'
  | 'bank'
  | 'tickets'
  | 'marketing'
  | 'statistics'
  | 'taxes'
  | 'supervision'
  | 'compliance'
  | 'record'
  | 'configuration'

type Kind = 'List' | 'Show' | 'Create' | 'Edit'

/** Pages that one file exports (`UsersList`, `UsersShow`); it is loaded when one of them is opened. */
export const pages = <Name extends string, Of extends Kind>(
  load: () => Promise<Readonly<Record<`${Name}${Of}`, ComponentType>>>,
  name: Name,
  ...kinds: readonly Of[]
): Pick<ResourceProps, Lowercase<Of>> =>
  Object.fromEntries(kinds.map((kind) => [kind.toLowerCase(), loaded(load, `${name}${kind}`)])) as never

/** What is listed under Configuration by its name. */
export const configuration = (
  noun: string,
  shown: Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit'>,
  address = noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
): Entry => ({ noun, address: `config/${address}`, menu: { place: 'configuration' }, named: 'name', ...shown })

export const resourcesOf = (entries: readonly Entry[]): readonly ResourceProps[] =>
  entries
    .filter(({ Page }) => Page === undefined)
    .map(({ noun, address: _address, menu: _menu, named, ...shown }) => ({
      name: noun,
      ...(named !== undefined && { recordRepresentation: named }),
      ...shown,
    }))
