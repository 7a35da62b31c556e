import { describe, expect, test } from 'vitest'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import type { MessageGroup } from './translation.ts'

/** All messages of a language by their dotted path. */
function flatten(group: MessageGroup, prefix = ''): Map<string, string> {
  const entries = Object.entries(group).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

const spanish = flatten(es)
const english = flatten(en)
const placeholdersOf = (message: string) => [...new Set(message.match(/%\{\w+\}/g))].toSorted()
const formsOf = (message: string) => message.split('||||').length

/** Paths in either language whose words a rule does not allow. */
const offenders = (isWrong: (message: string) => boolean) =>
  [...spanish, ...english].filter(([, message]) => isWrong(message)).map(([key, message]) => `${key}: ${message}`)

describe('both languages', () => {
  test('have the same messages', () => {
    expect([...english.keys()].toSorted()).toEqual([...spanish.keys()].toSorted())
    expect(spanish.size).toBeGreaterThan(300)
  })

  test('have the same placeholders', () => {
    const differing = [...spanish].filter(
      ([key, message]) => placeholdersOf(message).join() !== placeholdersOf(english.get(key)!).join(),
    )
    expect(differing).toEqual([])
  })

  test('have singular and plural for the same messages, and never a third form', () => {
    const differing = [...spanish].filter(
      ([key, message]) => formsOf(message) !== formsOf(english.get(key)!) || formsOf(message) > 2,
    )
    expect(differing).toEqual([])
  })
})

describe('no message', () => {
  test('is empty, or begins or ends with a space', () => {
    expect(
      offenders((message) => message === '' || message !== message.trim() || /[^\S\u00A0\n]{2}|\n{3}/.test(message)),
    ).toEqual([])
  })

  test('has an exclamation mark', () => {
    expect(offenders((message) => /¡|\p{L}!/u.test(message))).toEqual([])
  })

  test('has a placeholder that is not closed or not Polyglot', () => {
    expect(offenders((message) => /%\{(?!\w+\})|\{\{|\$\{|%\(/.test(message))).toEqual([])
  })

  test('addresses the reader with tú instead of usted', () => {
    const familiar = /(?<!\p{L})(tú|tu|tus|ti|contigo|puedes|tienes|debes|quieres|eres|estás|haz|tuyo|tuya)(?!\p{L})/iu
    expect([...spanish].filter(([, message]) => familiar.test(message))).toEqual([])
  })
})
