import { createClient, type Client } from '@cauce/client'
import { responseOf, type Injectable } from './test-app.ts'

export interface TestBrowser {
  readonly client: Client
  readonly cookies: ReadonlyMap<string, string>
  readonly lastSetCookies: () => readonly string[]
}

export interface TestBrowserOptions {
  readonly address?: string
  readonly userAgent?: string
}

export function openBrowser({ app }: { readonly app: Injectable }, options: TestBrowserOptions = {}): TestBrowser {
  const cookies = new Map<string, string>()
  let lastSetCookies: string[] = []
  const client = createClient({
    baseUrl: 'http://localhost:4000',
    fetch: async (request: Request) => {
      const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
      const answer = await app.inject({
        method: request.method as 'GET',
        url: request.url.slice('http://localhost:4000'.length),
        remoteAddress: options.address ?? '198.51.100.1',
        headers: {
          ...Object.fromEntries(request.headers),
          'user-agent': options.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body && { payload: body }),
      })
      lastSetCookies = [answer.headers['set-cookie'] ?? []].flat()
      for (const { name, value, maxAge, expires } of answer.cookies) {
        const isCleared = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() === 0)
        if (isCleared) cookies.delete(name)
        else cookies.set(name, value)
      }
      return responseOf(answer)
    },
  })
  return { client, cookies, lastSetCookies: () => lastSetCookies }
}
