import { describe, expect, test } from 'vitest'
import { pageKeyOf, type PageRequest } from './page-key.ts'

const ask = (url: string, headers: PageRequest['headers'] = {}, method = 'GET') => pageKeyOf({ method, url, headers })

describe('the language of a page', () => {
  test.each([
    [{}, 'es'],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
    [{ 'accept-language': 'de-DE,de;q=0.9' }, 'es'],
    [{ 'accept-language': 'en-GB', cookie: 'language=es' }, 'es'],
    [{ cookie: 'theme=dark; language=en' }, 'en'],
    [{ cookie: 'language=xx' }, 'es'],
  ])('for %o is %s', (headers, language) => {
    expect(ask('/', headers)?.key).toBe(`${language} /?`)
  })
})

describe('one page has one key', () => {
  test.each([
    ['/projects/?page=2&country=ES', 'es /projects/?country=ES&page=2'],
    ['/projects/?country=ES&page=2', 'es /projects/?country=ES&page=2'],
    ['/?utm_source=mail&utm_medium=x&fbclid=1', 'es /?'],
    ['/projects?utm_source=mail&page=2', 'es /projects?page=2'],
  ])('%s', (url, key) => {
    expect(ask(url)?.key).toBe(key)
  })
})

describe('past the cache goes', () => {
  test.each([
    ['whoever has a session', '/', { cookie: 'language=es; cauce_session=abc' }],
    ['whoever sends credentials', '/', { authorization: 'Bearer abc' }],
    ['an unknown parameter, which may change the page or be made up to fill the cache', '/?x=1', {}],
    ['a parameter that another page knows', '/legal?page=2', {}],
    ['a path in another spelling', '/%70rojects/', {}],
    ['a path with a doubled slash', '//projects/', {}],
    ['a path that leads up and down again', '/made-up/../projects/', {}],
    ['a path that stays where it is', '/./legal', {}],
    ['a path with backslashes, which browsers and we read as slashes', '/\\legal', {}],
    ['a path with a fragment, which is for the browser alone', '/legal#made-up', {}],
    ['a whole address in place of a path', 'http://made-up.example/legal', {}],
  ])('%s', (_, url, headers) => {
    expect(ask(url, headers)).toBeUndefined()
  })
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a %s', (method) => {
    expect(ask('/', {}, method)).toBeUndefined()
  })
})

test('pages with a query are told apart from those without', () => {
  expect(ask('/projects/?page=2')?.hasQuery).toBe(true)
  expect(ask('/projects/?utm_source=mail')?.hasQuery).toBe(false)
})
