import { openapiDocument } from '@cauce/contract/openapi/document.ts'
import { testApp } from '@cauce/testing'
import { describe, expect, test } from 'vitest'

const app = testApp()
const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

test('the OpenAPI document is served to everybody', async () => {
  const { headers, payload, statusCode } = await get('/v1/openapi.json')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json'])
  expect(payload === JSON.stringify(openapiDocument())).toBe(true)
})

describe('the reference', () => {
  test('loads scripts and styles only from its own origin, under a policy without exceptions', async () => {
    const { headers, payload } = await get('/v1/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).not.toContain('unsafe')
    const addresses = [...payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) {
      const { pathname, origin } = new URL(address, 'http://localhost/v1/docs')
      expect(origin).toBe('http://localhost')
      expect((await get(pathname)).statusCode, address).toBe(200)
    }
  })

  test('shows the OpenAPI document, whose description links to the refusals', async () => {
    const shown = (await get('/v1/docs/json')).json()
    expect(shown).toEqual((await get('/v1/openapi.json')).json())
    const links = [...String(shown.info.description).matchAll(/\]\((\/[^)]+)\)/g)].map(([, address]) => address!)
    expect(links).toEqual(['/v1/docs/refusals', '/v1/openapi.json'])
    for (const address of links) expect((await get(address)).statusCode).toBe(200)
  })

  test('lists the refusals on a page under a policy that allows no script', async () => {
    const { headers, payload } = await get('/v1/docs/refusals')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'self'")
    expect(payload).toContain('edit-conflict')
  })
})
