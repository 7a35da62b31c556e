import type { Endpoint, Problem } from '@cauce/contract'
import { urlOf } from '@cauce/testing/contract-requests'
import type { APIRequestContext } from '@playwright/test'
import type { z } from 'zod'
import type { UploadFile } from './files.ts'

type Wire<E, Side extends string> = E extends Record<Side, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

interface Call<E extends Endpoint> {
  readonly params?: Wire<E, 'params'>
  readonly query?: Wire<E, 'query'>
  readonly body?: Wire<E, 'body'>
  readonly files?: Readonly<Record<string, UploadFile>>
}

/**
 * Typed call with a person's cookies, for preparation and checks; the subject of a journey goes through the browser.
 * @throws Error with the refusal
 */
export async function call<const E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  options: Call<E> = {},
): Promise<Wire<E, 'output'>> {
  const response = await request.fetch(urlOf(endpoint, options), {
    method: endpoint.method,
    ...bodyOf(options),
  })
  const text = await response.text()
  if (response.ok()) return (text === '' ? undefined : JSON.parse(text)) as Wire<E, 'output'>
  const { code, params, errors } = JSON.parse(text) as Problem
  throw new Error(`${endpoint.operation} was refused: ${JSON.stringify({ code, params, errors })}`)
}

function bodyOf({ body, files }: { body?: unknown; files?: Readonly<Record<string, UploadFile>> }) {
  if (!files) return body === undefined ? {} : { data: body }
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  return { multipart: { ...Object.fromEntries(fields.map(([name, value]) => [name, String(value)])), ...files } }
}
