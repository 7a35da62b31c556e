import { createServer, request as sendRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Raw body. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly bytes: Buffer
}

export type Ask = (path: string, headers?: Record<string, string>, method?: string, body?: string) => Promise<Answer>

export async function withServer<T>(listener: RequestListener, work: (ask: Ask) => Promise<T>): Promise<T> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await work((path, headers = {}, method = 'GET', body) => ask({ port, path, headers, method }, body))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function ask(options: { port: number; path: string; headers: object; method: string }, sent?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({ ...options, host: '127.0.0.1', headers: { ...options.headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode!, headers: response.headers, bytes, body: bytes.toString() })
      })
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(sent)
  })
}
