import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ApiApp } from '@cauce/api'
import { COOKIES, secretCookieName, type Endpoint, type Problem } from '@cauce/contract'
import type { z } from 'zod'
import type { WorldFile } from '../documents/paper.ts'
import type { StoryClock } from '../texts/time.ts'

/** Path in `assets/` without extension. */
export async function readPicture(path: string): Promise<WorldFile> {
  const bytes = await readFile(new URL(`../../assets/${path}.webp`, import.meta.url))
  return { name: `${basename(path)}.webp`, kind: 'webp', bytes }
}

type Wire<E, Field extends string> =
  E extends Record<Field, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

export interface Request<E extends Endpoint> {
  readonly params?: Wire<E, 'params'>
  readonly query?: Wire<E, 'query'>
  readonly body?: Wire<E, 'body'>
  readonly files?: Readonly<Record<string, WorldFile | readonly WorldFile[]>>
}

/** In-process API call. Throws when the API refuses. */
export type Caller = <const E extends Endpoint>(
  token: string,
  endpoint: E,
  request?: Request<E>,
) => Promise<Wire<E, 'output'>>

/** Rows of one instant have no order. */
const CALL_MS = 1000

/** Each write advances `clock` by a second. */
export function callerOf(app: ApiApp, clock: StoryClock): Caller {
  const cookie = secretCookieName(COOKIES.session, app.kernel.settings.origin)
  return async (token, endpoint, request = {}) => {
    const { body, headers } = await bodyOf(request)
    const answer = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, request),
      headers: { ...headers, cookie: `${cookie}=${token}` },
      remoteAddress: '127.0.0.1',
      ...(body !== undefined && { payload: body }),
    })
    if (answer.statusCode >= 400) throw refusalOf(endpoint, answer.payload)
    if (endpoint.method !== 'GET') clock.moveTo(new Date(clock.now().getTime() + CALL_MS))
    return (answer.payload === '' ? undefined : JSON.parse(answer.payload)) as never
  }
}

interface Inputs {
  readonly params?: unknown
  readonly query?: unknown
}

/** The address of a call with its parameters: a list as one parameter each, nothing as an empty one. */
export function urlOf({ path }: Pick<Endpoint, 'path'>, { params, query }: Inputs): string {
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value as unknown].flat()) search.append(name, textOf(one))
  return search.size > 0 ? `${named}?${search}` : named
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

async function bodyOf({ body, files }: Request<Endpoint>): Promise<{ body?: Buffer; headers: Record<string, string> }> {
  if (!files)
    return body === undefined
      ? { headers: {} }
      : { body: Buffer.from(JSON.stringify(body)), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of Object.entries((body as Record<string, unknown> | undefined) ?? {}))
    for (const one of [value].flat()) form.append(name, String(one))
  for (const [part, given] of Object.entries(files))
    for (const { name, bytes } of [given].flat()) form.append(part, new File([new Uint8Array(bytes)], name))
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  }
}

function refusalOf({ operation }: Endpoint, payload: string): Error {
  const { code, params, errors } = JSON.parse(payload) as Problem
  return new Error(
    `The platform refuses a call of the story: ${operation}: ${JSON.stringify({ code, params, errors })}`,
  )
}
