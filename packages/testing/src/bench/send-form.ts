import { COOKIES } from '@cauce/contract'

export interface Form {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}
export interface Sender {
  readonly address?: string
  readonly token?: string
}

export async function send(port: number, path: string, { type, bytes }: Form, { address, token }: Sender) {
  const startedAt = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(token !== undefined && { cookie: `${COOKIES.session}=${token}` }),
    },
    body: bytes,
  })
  const answer = (await response.json()) as { code?: string }
  return { status: response.status, code: answer.code ?? '', ms: performance.now() - startedAt }
}
