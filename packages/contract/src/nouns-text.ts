import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { isPermitted } from './permissions.ts'
import { api } from './registry.ts'

/** Written by staff, but claims change nothing, and examinations have restricted records (decision money-laundering). */
const UNAUDITED = ['claims', 'examinations', 'examinationAccesses', 'settings']
const AUDITED = ['passkeys', 'totps', 'bankAccounts', 'accountDocuments', 'issuedDocuments', 'distributions']

const ACTIONS = [
  { action: 'list', method: 'GET', suffix: '' },
  { action: 'read', method: 'GET', suffix: '/{id}' },
  { action: 'create', method: 'POST', suffix: '' },
  { action: 'edit', method: 'PATCH', suffix: '/{id}' },
  { action: 'delete', method: 'DELETE', suffix: '/{id}' },
] as const

export function nounsText(): string {
  const groups = Object.entries(api).map(([noun, group]) => [noun, Object.values(group) as Endpoint[]] as const)
  const lines = groups.flatMap(([noun, endpoints]) => lineOf(noun, endpoints))
  const audited = groups.filter(([noun, endpoints]) => isAudited(noun, endpoints)).map(([noun]) => noun)
  return `/** Written by \`npm run generate\`: address, identifying field and permissions of each noun with records. */
export const contractNouns = {\n${lines.join('')}} as const\n\nexport const auditedNouns = ${JSON.stringify(audited)} as const\n`
}

function lineOf(noun: string, endpoints: readonly Endpoint[]): string[] {
  const { path, row } = recordsOf(noun, endpoints)
  if (path === undefined || row === undefined) return []
  const entry = { path, idField: Object.keys(row.shape)[0], guards: guardsOf(path, endpoints) }
  return [`  ${noun}: ${JSON.stringify(entry)},\n`]
}

function recordsOf(noun: string, endpoints: readonly Endpoint[]): { path?: string; row?: z.ZodObject } {
  const list = endpoints.find(({ operation }) => operation === `${noun}.list`)
  const data = list?.output instanceof z.ZodObject ? list.output.shape['data'] : undefined
  if (list && data instanceof z.ZodArray) return { path: list.path, row: data.element as z.ZodObject }
  const read = endpoints.find(({ operation, path }) => operation === `${noun}.read` && path.endsWith('/{id}'))
  return read ? { path: read.path.replace(/\/\{id\}$/, ''), row: read.output as z.ZodObject } : {}
}

const guardsOf = (base: string, endpoints: readonly Endpoint[]) =>
  Object.fromEntries(
    ACTIONS.flatMap(({ action, method, suffix }) => {
      const call = endpoints.find(
        (one) => one.method === method && one.path.replace(/(?<=[a-z]\/)\{\w+\}$/, '{id}') === base + suffix,
      )
      return call ? [[action, call.permission]] : []
    }),
  )

function isAudited(noun: string, endpoints: readonly Endpoint[]): boolean {
  if (UNAUDITED.includes(noun)) return false
  const isStaffWrite = ({ method, permission }: Endpoint) =>
    method !== 'GET' && (['visitor', 'pending', 'user'] as const).every((actor) => !isPermitted(permission, actor))
  return AUDITED.includes(noun) || endpoints.some(isStaffWrite)
}
