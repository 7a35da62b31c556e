import type { AnyEndpoint } from '@cauce/contract'
import { contractNouns } from '@cauce/contract/nouns.generated.ts'
import type { Permission } from '@cauce/contract/permissions.ts'

type Path = AnyEndpoint['path']
type BaseOf<One> = One extends `${infer Base}/{id}` ? Base : never

export type Action = 'list' | 'read' | 'create' | 'edit' | 'delete'

export interface NounCalls {
  readonly path: Path | BaseOf<Path>
  readonly idField: string
  /** The field of the record, the filter or the meta that names the parent in its path. */
  readonly parent?: string
  /** The signed address of its file is at `{path}/url/{id}` instead of `{path}/{id}/url`. */
  readonly isUrlFirst?: true
  readonly guards?: Readonly<Partial<Record<Action, Permission>>>
}

/** What the contract does not say of a noun, and the messages of tickets, which are no noun of it. */
export const nouns = {
  ...contractNouns,
  accountDocuments: { ...contractNouns.accountDocuments, isUrlFirst: true },
  issuedDocuments: { ...contractNouns.issuedDocuments, isUrlFirst: true },
  ticketMessages: { path: '/v1/support/tickets/{id}/messages', idField: 'messageId', parent: 'ticketId' },
  timeline: { ...contractNouns.timeline, parent: 'projectId' },
} as const satisfies Record<string, NounCalls>

export type Noun = keyof typeof nouns
/** The first is read one by one, under the id of its project; due diligence under that of its customer. */
export type ListedNoun = Exclude<Noun, 'sheetDrafts' | 'diligence'>
const all: Readonly<Record<string, NounCalls>> = nouns
export const NOUNS = Object.keys(all) as readonly Noun[]

export function callsOf(resource: string): NounCalls {
  const calls = Object.hasOwn(all, resource) ? all[resource] : undefined
  if (!calls) throw new Error(`No calls are known for the resource ${resource}`)
  return calls
}

type Row = Readonly<Record<string, unknown>>

export const withId = ({ idField }: NounCalls, row: Row): Row & { readonly id: string } => ({
  ...row,
  id: row[idField] as string,
})

export function pathOf({ path, parent }: NounCalls, record: Row | undefined): string {
  if (parent === undefined) return path
  const id = record?.[parent]
  if (typeof id !== 'string') throw new Error(`${path} needs ${parent}`)
  return path.replace('{id}', encodeURIComponent(id))
}
