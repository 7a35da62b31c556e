import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contractText } from './contract-text.ts'
import { openapiDocument } from './document.ts'
import { errors } from '../errors.ts'
import { nounsText } from '../nouns-text.ts'
import { Examples } from './examples.ts'
import { refusalsOf } from './refusals.ts'
import { allEndpoints } from '../registry.ts'
import { schemaOf } from './schemas.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name?: string; readonly $ref?: string }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly required?: string[] } }>>
  }
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly $ref?: string }>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
}
interface Refusal {
  readonly content: {
    readonly 'application/problem+json': {
      readonly schema: { readonly properties: { readonly code: { readonly enum: readonly string[] } } }
    }
  }
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const document = openapiDocument() as unknown as Document
const text = `${JSON.stringify(document, null, 2)}\n`
const operations = new Map(
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation]),
  ),
)
const operation = (id: string) => operations.get(id)!

const codesOf = (reference: string) => {
  const response = document.components['responses']![reference.split('/').at(-1)!] as Refusal
  return response.content['application/problem+json'].schema.properties.code.enum
}

test('generated files are up to date: after a change of the contract run `npm run generate` and review them', () => {
  expect(readFileSync(new URL('../nouns.generated.ts', import.meta.url), 'utf8')).toBe(nounsText())
  expect(readFileSync(new URL('../../contract.txt', import.meta.url), 'utf8')).toBe(contractText())
})

test('every reference resolves, and every component is used', () => {
  const references = new Set(
    [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/([\w.]+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
  )
  const { securitySchemes: _named, ...components } = document.components
  const defined = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}/${name}`),
  )
  expect([...references].toSorted()).toEqual(defined.toSorted())
})

describe('every operation', () => {
  test('lists each possible refusal under its status', () => {
    for (const endpoint of allEndpoints) {
      const { responses } = operation(endpoint.operation)
      for (const code of refusalsOf(endpoint)) expect(responses).toHaveProperty(String(errors[code].status))
      const listed = Object.values(responses).flatMap(({ $ref }) => ($ref === undefined ? [] : codesOf($ref)))
      expect(listed.toSorted(), endpoint.operation).toEqual(refusalsOf(endpoint).toSorted())
    }
  })

  test('shows examples that the schemas of the contract accept', () => {
    for (const { operation, body, output } of allEndpoints) {
      const parsed = [
        body?.safeParse(new Examples('request').of(schemaOf(body))),
        output?.safeParse(new Examples('answer').of(schemaOf(output))),
      ]
      expect(
        parsed.flatMap((result) => result?.error?.issues ?? []),
        operation,
      ).toEqual([])
    }
  })
})

describe('an operation', () => {
  test('takes files as multipart, and as JSON too when none of them is required', () => {
    expect(Object.keys(operation('bankAccounts.create').requestBody!.content)).toEqual(['multipart/form-data'])
    expect(Object.keys(operation('transactions.decide').requestBody!.content)).toEqual([
      'multipart/form-data',
      'application/json',
    ])
    expect(operation('bankAccounts.create').requestBody!.content['multipart/form-data']!.schema.required).toContain(
      'document',
    )
  })

  test('is open to visitors or requires the session cookie', () => {
    expect(operation('projects.list').security).toEqual([{}, { session: [] }])
    expect(operation('orders.create').security).toEqual([{ session: [] }])
  })

  test('shares its path with another operation whose path parameter has a different name', () => {
    expect(Object.keys(document.paths['/v1/account/verifications/{mediaId}']!)).toEqual(['get', 'patch'])
    expect(operation('verifications.decide').parameters).toEqual([expect.objectContaining({ name: 'mediaId' })])
  })
})
