import type { IncomingMessage } from 'node:http'

/** Forms are small; files go to the API. */
const MAXIMUM_BODY_BYTES = 64 * 1024
/** Complaints without script: five files and texts (decision complaints). */
const MAXIMUM_COMPLAINT_BYTES = 26 * 1024 * 1024
const COMPLAINTS = /^\/(complaints|contact)(\/|$)/

/**
 * Its address begins with the public origin: the client chooses the `Host` header, which a shared page must not
 * contain.
 * @returns the HTTP status of the refusal: invalid address or method (400), body too large (413)
 */
export async function webRequestOf(incoming: IncomingMessage, origin: string): Promise<Request | 400 | 413> {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  headers.set('host', new URL(origin).host)
  // For CSRF checks of forms.
  headers.set('x-forwarded-host', incoming.headers.host ?? '')
  const body =
    method === 'GET' || method === 'HEAD'
      ? null
      : await readBody(incoming, COMPLAINTS.test(url) ? MAXIMUM_COMPLAINT_BYTES : MAXIMUM_BODY_BYTES)
  if (body === undefined) return 413
  try {
    return new Request(origin + url, { method, headers, body })
  } catch {
    return 400
  }
}

/** @returns undefined when the body is larger than `maximumBytes` */
async function readBody(incoming: IncomingMessage, maximumBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maximumBytes) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
