import { COOKIES } from '../pages.ts'
import type { Endpoint } from '../endpoint.ts'
import { operationOf, problemResponses } from './operations.ts'
import { allEndpoints } from '../registry.ts'
import { components, type JsonSchema } from './schemas.ts'

type Json = Record<string, unknown>

export function openapiDocument(): Json {
  const paths = pathsOf(allEndpoints)
  const shared = sharedComponents()
  return {
    openapi: '3.1.1',
    info: {
      title: 'Crowd-investing platform',
      version: 'v1',
      description: INTRODUCTION,
      license: LICENCE,
    },
    servers: [{ url: '/', description: 'The installation that serves this document.' }],
    tags: tagsOf(allEndpoints),
    paths,
    components: { ...shared, schemas: usedSchemas([paths, shared]) },
  }
}

const INTRODUCTION = [
  'Every call of the platform. Money is a decimal string with a dot and two places, percentages are numbers with at most two places, instants are ISO 8601 in UTC and calendar dates are `YYYY-MM-DD`.',
  `Log in with \`POST /v1/auth/login\` and \`POST /v1/auth/otp\`: both set the cookie \`${COOKIES.session}\`, which all other calls carry. A call that changes something comes from a page of the platform or names no \`Origin\`. Messages are in the language of the cookie \`${COOKIES.language}\`, else of \`Accept-Language\`, else in Spanish.`,
  'Bodies with files travel as `multipart/form-data`, in which a list is a repeated field; without a file that is required they may be JSON. An edit may carry the `updatedAt` that it was based on: if the record was saved in between, the answer is 409 `edit-conflict` (optimistic locking).',
  'Lists take `skip`, `take`, `orderBy`, `orderSide`, `q` (a text to find) and filters, and answer `data` with the exact `total`. Ties are broken by id. To read a whole list, ask with `orderBy=id` and repeat with `after` set to the `next` of the answer until it is null. Every record has its id as `id` too; what a list cannot be sorted by is its `x-not-sortable`. An unknown parameter or field is refused. A record can be sent back to its edit as it was read: what is unchanged is ignored.',
  'A refusal is `application/problem+json` (RFC 9457) with a stable `code`; for bad input `errors` names each field, with its message. Records of other people are 404.',
  'Permissions name who may call: a visitor, a session that still lacks the one-time code (pending), a user, an operator (manager) or an admin, each with a scope: all, assigned, own or public.',
  'See also all [refusals](/v1/docs/refusals) with their words in both languages, and this document [as JSON](/v1/openapi.json).',
].join('\n\n')

const LICENCE = { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' }

function tagsOf(endpoints: readonly Endpoint[]): Json[] {
  const tags = new Map<string, string | undefined>()
  for (const { tag, tagDescription } of endpoints) tags.set(tag, tags.get(tag) ?? tagDescription)
  return [...tags].map(([name, description]) => ({ name, description }))
}

function pathsOf(endpoints: readonly Endpoint[]): Record<string, Json> {
  const paths = new Map<string, { path: string; item: Json }>()
  for (const endpoint of endpoints) {
    // To OpenAPI, paths that differ only in the name of a parameter are the same. The first name is used.
    const shape = endpoint.path.replaceAll(/\{\w+\}/g, '{}')
    const known = paths.get(shape) ?? { path: endpoint.path, item: {} }
    paths.set(shape, known)
    known.item[endpoint.method.toLowerCase()] = operationOf(endpoint, parameterNames(endpoint.path, known.path))
  }
  return Object.fromEntries([...paths.values()].map(({ path, item }) => [path, item]))
}

function parameterNames(own: string, shown: string): Map<string, string> {
  const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const shownNames = namesIn(shown)
  return new Map(namesIn(own).map((name, index) => [name, shownNames[index]!]))
}

function sharedComponents() {
  return {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: COOKIES.session,
        description: 'Set by `POST /v1/auth/login`; HttpOnly, SameSite=Lax.',
      },
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'Makes the call safe to repeat for 24 hours: a replay answers what the first call answered. Bound to user, route and body.',
        schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
        example: '5f0c6a3e-2d0b-4a58-9a0e-6c1c3f7f3d11',
      },
    },
    headers: {
      IdempotencyHit: {
        description: '`true` when this is the replay of an earlier call.',
        schema: { type: 'string', const: 'true' },
      },
    },
    responses: problemResponses(),
  }
}

function usedSchemas(users: unknown): Record<string, JsonSchema> {
  const used = new Set<string>()
  const visit = (value: unknown) => {
    for (const name of referencesIn(value)) {
      if (used.has(name)) continue
      used.add(name)
      visit(components[name])
    }
  }
  visit(users)
  return Object.fromEntries([...used].toSorted().map((name) => [name, components[name]!]))
}

function referencesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
}
