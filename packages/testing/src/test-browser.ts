import { createClient, type Client } from '@cauce/client'
import { responseOf } from '@cauce/server/in-process'
import { injected, ORIGIN, type Injectable } from './test-app.ts'

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
    baseUrl: ORIGIN,
    fetch: async (request: Request) => {
      const answer = await injected(app, request, {
        remoteAddress: options.address ?? '198.51.100.1',
        headers: {
          'user-agent': options.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
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
