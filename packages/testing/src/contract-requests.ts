import type { Endpoint, FilePart } from '@cauce/contract'
import { Examples } from '@cauce/contract/openapi/examples.ts'
import { schemaOf } from '@cauce/contract/openapi/schemas.ts'
import { textOf, urlOf } from '@cauce/seed/world/calls'
import { pdf, png } from './sample-files.ts'

export { urlOf }

export interface RequestInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly files?: readonly { readonly part: string; readonly file: File }[]
}

export interface RawRequest {
  readonly method: Endpoint['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: Buffer
}

/** JSON, or multipart with files. */
export async function requestOf(endpoint: Endpoint, input: RequestInput): Promise<RawRequest> {
  const base = { method: endpoint.method, url: urlOf(endpoint, input) }
  if (input.files !== undefined && input.files.length > 0) return { ...base, ...(await multipart(input)) }
  if (input.body === undefined) return { ...base, headers: {} }
  const payload = Buffer.from(JSON.stringify(input.body))
  return { ...base, headers: { 'content-type': 'application/json' }, payload }
}

async function multipart({ body, files = [] }: RequestInput): Promise<Pick<RawRequest, 'headers' | 'payload'>> {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    for (const one of [value].flat()) form.append(name, textOf(one))
  for (const { part, file } of files) form.append(part, file)
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

export function exampleInput(endpoint: Endpoint, params: RequestInput['params'] = {}): RequestInput {
  const body = endpoint.body && new Examples('request').of(schemaOf(endpoint.body))
  return {
    params,
    ...(body !== undefined && { body }),
    files: Object.entries(endpoint.files ?? {}).flatMap(([part, expected]) =>
      expected.isRequired ? [{ part, file: sampleFileFor(expected) }] : [],
    ),
  }
}

export const sampleFileFor = ({ kinds }: FilePart): File => (kinds.includes('pdf') ? pdf() : png())
