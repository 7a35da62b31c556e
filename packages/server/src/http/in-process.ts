import type { buildApp } from '@cauce/api'

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof buildApp>>['inject']>>

/** What the API answered in process, as `fetch` gives it. */
export function responseOf({ statusCode, headers: raw, rawPayload }: Answer): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one))
  const isEmpty = statusCode === 204 || statusCode === 304
  return new Response(isEmpty ? null : new Uint8Array(rawPayload), { status: statusCode, headers })
}
