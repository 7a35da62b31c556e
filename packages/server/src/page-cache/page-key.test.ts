import { describe, expect, test } from 'vitest'
import { pageKeyOf, type PageRequest } from './page-key.ts'

const ask = (url: string, headers: PageRequest['headers'] = {}, method = 'GET') => pageKeyOf({ method, url, headers })

describe('the language of a page', () => {
  test.each([
    { headers: {}, language: 'es' },
    { headers: { 'accept-language': 'en-GB,en;q=0.9' }, language: 'en' },
    { headers: { 'accept-language': 'de-DE,de;q=0.9' }, language: 'es' },
    { headers: { 'accept-language': 'en-GB', cookie: 'language=es' }, language: 'es' },
    { headers: { cookie: 'theme=dark; language=en' }, language: 'en' },
    { headers: { cookie: 'language=xx' }, language: 'es' },
  ])('for $headers is $language', ({ headers, language }) => {
    expect(ask('/', headers)?.key).toBe(`${language} /?`)
  })
})

test('a chosen language does not affect others with the same browser language', () => {
  expect(ask('/', { 'accept-language': 'fr-CH', cookie: 'language=en' })?.language).toBe('en')
  expect(ask('/', { 'accept-language': 'fr-CH' })?.language).toBe('es')
})

describe('equivalent addresses have one key', () => {
  test.each([
    { url: '/projects/?page=2&country=ES', key: 'es /projects/?country=ES&page=2' },
    { url: '/projects/?country=ES&page=2', key: 'es /projects/?country=ES&page=2' },
    { url: '/?utm_source=mail&utm_medium=x&fbclid=1', key: 'es /?' },
    { url: '/projects?utm_source=mail&page=2', key: 'es /projects?page=2' },
    { url: '/projects?type=b&page=2&type=a', key: 'es /projects?page=2&type=b&type=a' },
    { url: '/projects?type=b?c', key: 'es /projects?type=b%3Fc' },
  ])('$url: $key', ({ url, key }) => {
    expect(ask(url)?.key).toBe(key)
  })
})

describe('the cache is bypassed by', () => {
  test.each([
    { what: 'a request with a session', url: '/', headers: { cookie: 'language=es; session=abc' } },
    { what: 'a request with a session over https', url: '/', headers: { cookie: '__Host-session=abc' } },
    { what: 'a request with credentials', url: '/', headers: { authorization: 'Bearer abc' } },
    { what: 'an unknown parameter, which may change the page or be invented to fill the cache', url: '/?x=1' },
    { what: 'a parameter that only another page reads', url: '/legal?page=2' },
    { what: 'a path in another spelling', url: '/%70rojects/' },
    { what: 'a path with a doubled slash', url: '//projects/' },
    { what: 'a path with ..', url: '/made-up/../projects/' },
    { what: 'a path with .', url: '/./legal' },
    { what: 'a path with backslashes, which URL parsers read as slashes', url: '/\\legal' },
    { what: 'a path with a fragment', url: '/legal#made-up' },
    { what: 'an absolute address', url: 'http://made-up.example/legal' },
  ])('$what', ({ url, headers }: { url: string; headers?: PageRequest['headers'] }) => {
    expect(ask(url, headers)).toBeUndefined()
  })
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s', (method) => {
    expect(ask('/', {}, method)).toBeUndefined()
  })
})

test('a key shows whether there is a query string', () => {
  expect(ask('/projects/?page=2')?.hasQuery).toBe(true)
  expect(ask('/projects/?utm_source=mail')?.hasQuery).toBe(false)
})
