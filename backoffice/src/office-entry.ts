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

type Pages<Name extends string, Kind extends string> = () => Promise<Readonly<Record<`${Name}${Kind}`, ComponentType>>>

export const listAndCreate = <Name extends string>(load: Pages<Name, 'List' | 'Create'>, name: Name) => ({
  list: loaded(load, `${name}List`),
  create: loaded(load, `${name}Create`),
})

export const cataloguePages = <Name extends string>(load: Pages<Name, 'List' | 'Create' | 'Edit'>, name: Name) => ({
  ...listAndCreate(load, name),
  edit: loaded(load, `${name}Edit`),
})

/** What is listed under Configuration by its name. */
export const configuration = (
  noun: string,
  pages: Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit'>,
  address = noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
): Entry => ({ noun, address: `config/${address}`, menu: { place: 'configuration' }, named: 'name', ...pages })

export const resourcesOf = (entries: readonly Entry[]): readonly ResourceProps[] =>
  entries
    .filter(({ Page }) => Page === undefined)
    .map(({ noun, address: _address, menu: _menu, named, ...pages }) => ({
      name: noun,
      ...(named !== undefined && { recordRepresentation: named }),
      ...pages,
    }))
