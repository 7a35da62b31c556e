import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Permission } from '@cauce/contract/permissions.ts'
import type { OfficePage } from './ui/office-pages.ts'

/** A noun of the back office, or a page of its own. */
export interface Entry extends Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit'> {
  readonly noun: string
  /** What people see in the address bar instead of the noun. */
  readonly address?: string
  readonly menu?: {
    readonly group: MenuGroupName
    readonly permission: Permission
    readonly Icon: OfficePage['Icon']
    /** A shorter word than the title of the noun. */
    readonly label?: 'menu'
  }
  readonly named?: ResourceProps['recordRepresentation']
  /** A page that is no list of records. */
  readonly path?: `/${string}`
  readonly Page?: ComponentType
}
export type MenuGroupName = 'daily' | 'bank' | 'configuration' | 'control'

/** A page that is loaded when it is opened first. */
export const page = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** The list of a catalogue, and the forms of a new record and of a change. */
export const cataloguePages = <Name extends string>(
  load: () => Promise<Readonly<Record<`${Name}${'List' | 'Create' | 'Edit'}`, ComponentType>>>,
  name: Name,
) => ({
  list: page(load, `${name}List`),
  create: page(load, `${name}Create`),
  edit: page(load, `${name}Edit`),
})
