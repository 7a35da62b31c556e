import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PHASE_IDS } from '@cauce/contract'
import { messagesOf } from '@cauce/i18n'
import type { APIRequestContext } from '@playwright/test'
import { draftProject, proposedBrand, proposedText } from './given.ts'

/** Derived from the office's own table of pages. */

const SOURCES = path.resolve(import.meta.dirname, '../../backoffice/src')
const VIEWS = ['list', 'create', 'show', 'edit'] as const
type View = (typeof VIEWS)[number]

export interface Screen {
  /** Such as `users.show`. */
  readonly name: string
  readonly address: (staff: APIRequestContext) => Promise<string>
}

type Resource = { readonly name: string } & Partial<Record<View, unknown>>
interface Sources {
  readonly resources: readonly Resource[]
  readonly office: readonly { readonly path?: string; readonly Page?: unknown }[]
  readonly nouns: Readonly<Record<string, { readonly path: string; readonly idField: string }>>
  toAddress(path: string): string
}

/** Imports by path, as the back office is not a package. */
async function readSources(): Promise<Sources> {
  const read = async (file: string) => import(pathToFileURL(path.join(SOURCES, file)).href) as Promise<unknown>
  const [office, nouns, addresses] = await Promise.all(['office.ts', 'providers/nouns.ts', 'addresses.ts'].map(read))
  return { ...(office as object), ...(nouns as object), ...(addresses as object) } as Sources
}

const sources = await readSources()

/** axe is slow on long lists. */
const FEW_ROWS = 'perPage=5'

const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'payments.list': ['?state=executed'],
  'retentionRecords.list': ['?tab=protocol'],
  'imports.create': ['?kind=customers', '?kind=movements'],
}

/** Records whose screens have enough to show. */
const CHOICES: Readonly<Record<string, string>> = {
  users: '?role=user&orderSide=asc&take=1',
  projects: `?phaseId=${PHASE_IDS.Financed}&take=1`,
}

/** Covered by the named journey. */
const LOOKED_AT_ELSEWHERE: Readonly<Record<string, string>> = {
  'imports.show': 'imports.spec.ts',
  'keptIdentities.show': 'kept-identities.spec.ts',
}

export function officeScreens(): ReadonlyMap<string, readonly Screen[]> {
  const ofNouns = sources.resources.map((resource) => [resource.name, screensOf(resource)] as const)
  const own = sources.office.flatMap(({ path: route, Page }) =>
    Page === undefined ? [] : [plain(`pages.${route!.slice(1)}`, `/admin${route}`)],
  )
  const kinds = Object.keys(messagesOf('es').backoffice.inbox.kindsOf)
  const inbox = ['/admin/', ...kinds.map((kind) => `/admin/?kind=${kind}`)].map((address) => plain('inbox', address))
  return new Map([
    ['inbox', inbox],
    ...ofNouns.filter(([, screens]) => screens.length > 0),
    ['pages', own],
    ['steps of a project', ['descriptions', 'documents', 'multimedia'].map(stepOfProject)],
  ])
}

const plain = (name: string, address: string): Screen => ({ name, address: () => Promise.resolve(address) })

function screensOf(resource: Resource): Screen[] {
  const isHere = (view: View) => resource[view] !== undefined && !LOOKED_AT_ELSEWHERE[`${resource.name}.${view}`]
  return VIEWS.filter(isHere).flatMap((view) => {
    const name = `${resource.name}.${view}`
    const plainQuery = view === 'list' ? `?${FEW_ROWS}` : ''
    return (VARIANTS[name] ?? []).concat('').map((query) => ({
      name,
      address: async (staff: APIRequestContext) =>
        `/admin${await addressOf(staff, resource.name, view)}${query || plainQuery}`,
    }))
  })
}

async function addressOf(staff: APIRequestContext, noun: string, view: View): Promise<string> {
  if (view === 'list') return sources.toAddress(`/${noun}`)
  if (view === 'create') return sources.toAddress(`/${noun}/create`)
  const id = await recordOf(staff, noun)
  return sources.toAddress(view === 'show' ? `/${noun}/${id}/show` : `/${noun}/${id}`)
}

async function recordOf(staff: APIRequestContext, noun: string): Promise<string> {
  if (noun === 'brands') return proposedBrand(staff)
  if (noun === 'legalTexts') return proposedText(staff)
  const { path: list, idField } = sources.nouns[noun]!
  const response = await staff.get(`${list}${CHOICES[noun] ?? '?take=1'}`)
  const { data } = (await response.json()) as { data: readonly Record<string, string>[] }
  const id = data[0]?.[idField]
  if (id === undefined) throw new Error(`The demonstration has no record of ${noun} that the walk could open`)
  return id
}

const stepOfProject = (step: string): Screen => ({
  name: 'projects.create',
  address: async (staff) => `/admin/project/new?project=${(await draftProject(staff)).projectId}&step=${step}`,
})
