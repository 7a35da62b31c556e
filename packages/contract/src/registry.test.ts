import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { successStatusOf, type Endpoint } from './endpoint.ts'
import * as contract from './index.ts'
import type { Permission } from './permissions.ts'
import { readerOf } from './record-readers.ts'
import { allEndpoints } from './registry.ts'

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`
const placeholdersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const repeatedIn = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index)

test('no two endpoints share an operation', () => {
  expect(repeatedIn(allEndpoints.map(({ operation }) => operation))).toEqual([])
})

test('no two endpoints share method and path, regardless of parameter names', () => {
  expect(repeatedIn(allEndpoints.map((endpoint) => addressOf(endpoint).replaceAll(/\{\w+\}/g, '{}')))).toEqual([])
})

const failing = (isRight: (endpoint: Endpoint) => boolean) =>
  allEndpoints.filter((endpoint) => !isRight(endpoint)).map(({ operation }) => operation)

describe('every endpoint', () => {
  test('describes exactly the parameters of its path', () => {
    const parameters = ({ params }: Endpoint) => Object.keys(params?.shape ?? {}).toSorted()
    expect(
      failing((endpoint) => parameters(endpoint).join() === placeholdersOf(endpoint.path).toSorted().join()),
    ).toEqual([])
  })

  test('may lag only if it lists or sums up and writes nothing', () => {
    const mayLag = ({ method, isBinary, params, needsCode }: Endpoint) =>
      method === 'GET' && !isBinary && !params && !needsCode
    expect(failing((endpoint) => !endpoint.isLagAllowed || mayLag(endpoint))).toEqual([])
  })

  test('has a body only if its method takes one', () => {
    const takesBody = ({ method }: Endpoint) => method === 'POST' || method === 'PATCH'
    const unfitting = (endpoint: Endpoint) => (takesBody(endpoint) ? endpoint.query : (endpoint.body ?? endpoint.files))
    expect(failing((endpoint) => unfitting(endpoint) === undefined)).toEqual([])
  })

  test('has an output that fits its method and status', () => {
    const isFitting = ({ method, status, output, isBinary }: Endpoint) => {
      const isAnswered = output !== undefined || isBinary === true
      return method === 'GET' ? isAnswered : status !== 204 || !isAnswered
    }
    expect(failing(isFitting)).toEqual([])
  })

  test('refuses unknown parameters and fields (handbook rule 12.12)', () => {
    expect(
      failing(({ params, query, body }) =>
        [params, query, body].every((schema) => schema === undefined || refusesUnknown(schema)),
      ),
    ).toEqual([])
  })

  test('has a maximum for every text, integer and list (handbook rule 12.36)', () => {
    const boundless = (endpoint: Endpoint) => inputParts(endpoint).filter(({ schema }) => isBoundless(schema))
    expect(
      allEndpoints.flatMap((endpoint) => boundless(endpoint).map(({ field }) => `${endpoint.operation} ${field}`)),
    ).toEqual([])
  })
})

/** Beyond any integer column the database would refuse the query. */
const isBoundless = (schema: JsonSchema): boolean =>
  (schema['type'] === 'integer' &&
    (schema['maximum'] === undefined || schema['maximum'] === Number.MAX_SAFE_INTEGER)) ||
  (schema['type'] === 'array' && schema['maxItems'] === undefined) ||
  (schema['type'] === 'string' &&
    ['enum', 'const', 'maxLength', 'pattern', 'format'].every((keyword) => schema[keyword] === undefined))

type JsonSchema = Readonly<Record<string, unknown>>
interface NamedPart {
  readonly field: string
  readonly schema: JsonSchema
}

const IN_WORDS = { io: 'input', unrepresentable: 'any' } as const

const inputParts = ({ params, query, body }: Endpoint): NamedPart[] => [params, query, body].flatMap(partsOf)

const partsOf = (schema: z.ZodType | undefined): NamedPart[] =>
  schema === undefined ? [] : within(schema.toJSONSchema(IN_WORDS), '')

function within(schema: unknown, field: string): NamedPart[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, enum: _choices, examples: _examples, ...rest } = schema as JsonSchema
  return [
    ...(Array.isArray(schema) ? [] : [{ field, schema: schema as JsonSchema }]),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => within(inner, name)),
    ...Object.values(rest).flatMap((inner) => within(inner, field)),
  ]
}

function refusesUnknown(schema: z.ZodType): boolean {
  const { error } = schema.safeParse({ kind: 'individual', 'never-a-field': 1 })
  return (
    error?.issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('never-a-field')) ?? false
  )
}

test('every exported schema, a component of the OpenAPI document, has a description', () => {
  const exported: [string, unknown][] = Object.entries(contract)
  const schemas = exported.flatMap(([name, value]) =>
    value instanceof z.ZodType ? [{ name, description: value.description }] : [],
  )
  expect(schemas.filter(({ description }) => !description)).toEqual([])
})

describe('a list', () => {
  const lists = allEndpoints.filter(({ output }) => output instanceof z.ZodObject && 'data' in output.shape)
  const isWhole = ({ operation }: Endpoint) => /\.summarize$|^demonstration\.listAccounts$/.test(operation)

  test('has paging and sorting parameters (handbook rule 12.7)', () => {
    for (const { operation, query } of lists.filter((endpoint) => !isWhole(endpoint))) {
      const { orderBy, ...others } = query!.shape
      expect(Object.keys(others), operation).toEqual(expect.arrayContaining(['skip', 'take', 'orderSide', 'ids']))
      expect((orderBy as z.ZodOptional<z.ZodEnum>).unwrap().options, operation).toContain('id')
    }
  })

  const isOfRecords = ({ operation }: Endpoint) =>
    !['projectTypes.listAlias', 'distributions.listPayments', 'demonstration.listMails', 'inbox.list'].includes(
      operation,
    )
  test('has a GET of one row by its id', () => {
    for (const { path, output } of lists.filter((endpoint) => !isWhole(endpoint) && isOfRecords(endpoint))) {
      const row = ((output as z.ZodObject).shape['data'] as z.ZodArray).element
      const reads = allEndpoints.filter((one) => one.method === 'GET' && one.output === row)
      expect(reads.map((one) => one.path.replaceAll(/\{\w+\}/g, '{}'))).toContain(
        `${path.replaceAll(/\{\w+\}/g, '{}')}/{}`,
      )
    }
  })

  test('answers the exact total', () => {
    for (const { output, operation } of lists) expect((output as z.ZodObject).shape, operation).toHaveProperty('total')
  })
})

test('every edit takes updatedAt for optimistic locking and may refuse with edit-conflict (handbook rule 12.26)', () => {
  const isLocking = ({ method, body, errors = [] }: Endpoint) =>
    method !== 'PATCH' || ('updatedAt' in (body as z.ZodObject).shape && errors.includes('edit-conflict'))
  expect(failing(isLocking)).toEqual([])
})

const operations = (endpoints: readonly Endpoint[]) => endpoints.map(({ operation }) => operation)

describe('a call that moves money, promises it or decides on it', () => {
  const MOVING: readonly Permission[] = [
    'transactions.create',
    'transactions.decide',
    'transactions.cancel',
    'projects.refund',
    'orders.create',
    'orders.revoke',
    'reservations.create',
    'reservations.withdraw',
    'distributions.edit',
    'matching.decide',
    'bankStatements.import',
    'payments.batch',
    'payments.payOwn',
    'payments.cancel',
    'imports.edit',
  ]
  const moving = allEndpoints.filter((endpoint) => endpoint.method !== 'GET' && MOVING.includes(endpoint.permission))
  /** A draft that is thrown away was not paid yet, and there is nothing left to throw away a second time. An uploaded file, one that is checked, and a preview count for nothing. */
  const FREE = [
    'distributions.discard',
    'bankFiles.create',
    'bankFiles.remove',
    'imports.create',
    'imports.check',
    'matching.preview',
  ]

  test('takes an Idempotency-Key, unlike any other call (handbook rule 12.20)', () => {
    expect(operations(allEndpoints.filter(({ isIdempotent }) => isIdempotent))).toEqual(
      operations(moving).filter((operation) => !FREE.includes(operation)),
    )
  })
})

test('these calls require the one-time code, even in a trusted browser (handbook rule 2.24)', () => {
  const withCode = (when: Endpoint['needsCode']) =>
    operations(allEndpoints.filter(({ needsCode }) => needsCode === when))
  expect(withCode('always').toSorted()).toEqual([
    'bankAccounts.create',
    'dataExports.url',
    'devices.create',
    'emailChanges.request',
    'passkeys.beginCreate',
    'passkeys.create',
    'passkeys.remove',
  ])
  expect(withCode('sometimes').toSorted()).toEqual([
    'bankAccounts.edit',
    'orders.create',
    'reservations.create',
    'transactions.create',
    'users.remove',
  ])
})

test('bodies signed by others are taken as raw bytes', () => {
  expect(operations(allEndpoints.filter(({ isRawBody }) => isRawBody))).toEqual([
    'verifications.receive',
    'institution.receive',
  ])
})

const plain = { path: '/v1/a', operation: 'a.b', tag: 'A', summary: 'B', permission: 'settings.read' } as const
test.each<[what: string, endpoint: Partial<Endpoint>, status: number]>([
  ['a read', { method: 'GET', output: z.null() }, 200],
  ['a file', { method: 'GET', isBinary: true }, 200],
  ['a new record', { method: 'POST', output: z.null() }, 201],
  ['a change', { method: 'PATCH', output: z.null() }, 200],
  ['a removal', { method: 'DELETE', output: z.null() }, 204],
  ['a call without an answer', { method: 'POST' }, 204],
  ['a call that names its status', { method: 'POST', output: z.null(), status: 202 }, 202],
])('%s is answered with its status', (_what, endpoint, status) => {
  expect(successStatusOf({ ...plain, ...endpoint } as Endpoint)).toBe(status)
})

test('every edit has a reader, at its own address or in the list of its noun', () => {
  const edits = allEndpoints.filter(({ method }) => method === 'PATCH')
  const readers = edits.map((edit) => [edit.operation, readerOf(edit, allEndpoints)?.operation])
  const expected = edits.map(({ operation }) => [operation, operation.replace(/\.\w+$/, '.read')])
  expect(Object.fromEntries(readers)).toEqual({
    ...Object.fromEntries(expected),
    'users.editMe': 'users.readMe',
    'verifications.decide': 'verifications.list',
  })
})
