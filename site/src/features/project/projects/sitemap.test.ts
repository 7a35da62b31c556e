import { createClient } from '@cauce/client'
import type { APIContext } from 'astro'
import { expect, test } from 'vitest'
import { answerSitemap, answerSitemapPart, PROJECTS_IN_PART } from './sitemap.server.ts'

function contextOf(total: number) {
  const asked: number[] = []
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async (request: Request) => {
      const query = new URL(request.url).searchParams
      const [skip, take] = [Number(query.get('skip')), Number(query.get('take'))]
      asked.push(take)
      const data = Array.from({ length: Math.max(0, Math.min(take, total - skip)) }, (_, place) => ({
        url: `obra-${skip + place + 1}`,
        updatedAt: '2026-11-20T09:00:00.000Z',
      }))
      return Response.json({ data, total })
    },
  })
  const locals = { client, origin: 'https://cauce.example', language: 'es', isVisitor: true }
  return { context: { locals } as unknown as APIContext, asked }
}
const count = (xml: string, element: string) => xml.split(`<${element}>`).length - 1

test('a sitemap lists the fixed pages and every project, with the day of its last change', async () => {
  const { context } = contextOf(PROJECTS_IN_PART)
  const answer = await answerSitemap(context)
  const xml = await answer.text()
  expect(count(xml, 'url')).toBe(PROJECTS_IN_PART + 12)
  expect(xml).toContain(
    `<loc>https://cauce.example/projects/obra-${PROJECTS_IN_PART}</loc><lastmod>2026-11-20</lastmod>`,
  )
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
})

test('the sitemap is cached until a project changes', async () => {
  const { context } = contextOf(1)
  const { headers } = await answerSitemap(context)
  expect([headers.get('x-page-cache'), headers.get('content-language')]).toEqual(['projects', 'es'])
  context.locals.isVisitor = false
  expect((await answerSitemap(context)).headers.has('x-page-cache')).toBe(false)
})

test('more projects become an index of parts within the limit', async () => {
  const { context, asked } = contextOf(PROJECTS_IN_PART * 2 + 1)
  const index = await (await answerSitemap(context)).text()
  expect(asked).toEqual([1])
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    [1, 2, 3].map((part) => `https://cauce.example/sitemap/${part}.xml`),
  )
  const parts = await Promise.all([1, 2, 3].map(async (part) => (await answerSitemapPart(context, part)).text()))
  expect(parts.map((xml) => count(xml, 'url'))).toEqual([PROJECTS_IN_PART + 12, PROJECTS_IN_PART, 1])
  expect((await answerSitemapPart(context, 4)).status).toBe(404)
})

test('an empty platform has a sitemap of its fixed pages', async () => {
  expect(count(await (await answerSitemap(contextOf(0).context)).text(), 'url')).toBe(12)
})
