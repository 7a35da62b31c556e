import { testApp } from '@cauce/testing'
import { expect, test } from 'vitest'

const app = testApp()

const list = (language: string, query = {}) =>
  app.client(undefined, { 'accept-language': language }).GET('/v1/misc/countries', { params: { query } })

test('lists countries in the language of the request, Spain first, all unless paged', async () => {
  const spanish = (await list('es-ES')).data!
  expect(spanish.data[0]).toEqual({ id: 'ES', alpha2: 'ES', name: 'España', flag: '/flags/3x2/ES.svg' })
  expect(spanish.data).toHaveLength(spanish.total)
  expect((await list('en-GB', { skip: 0, take: 2 })).data).toMatchObject({
    data: [{ name: 'Spain' }, { name: 'Afghanistan' }],
    total: spanish.total,
  })
})

test('every flag of the list exists and is cached by browsers', async () => {
  for (const { flag } of (await list('es')).data!.data) {
    const answer = await app.app.inject({ url: flag })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['cache-control']).toContain('max-age=2592000')
  }
})

test.each(['/flags/3x2/ZZ.svg', '/flags/3x2/es.png', '/flags/3x2/__proto__.svg', '/flags/3x2/EU.svg'])(
  '%s is not found',
  async (url) => {
    expect((await app.app.inject({ url })).statusCode).toBe(404)
  },
)
