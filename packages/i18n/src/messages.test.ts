import { WORKING_NAME } from '@cauce/contract/brand.ts'
import { FURTHER_LANGUAGES, LANGUAGES } from '@cauce/contract/languages.ts'
import { describe, expect, test } from 'vitest'
import { loadTexts } from './further.ts'
import { messagesOf } from './index.ts'
import { faultsOf, flatten, readSheet, sheetOf } from './sheet.ts'

const spanish = new Map(flatten(messagesOf('es')))
const english = new Map(flatten(messagesOf('en')))

const inAnyLanguage = LANGUAGES.flatMap((language) => flatten(messagesOf(language)))
/** Paths in any language that break a rule. */
const offenders = (isWrong: (message: string) => boolean) =>
  inAnyLanguage.filter(([, message]) => isWrong(message)).map(([key, message]) => `${key}: ${message}`)

describe('both languages', () => {
  test('have the same placeholders and forms, and never a third form', () => {
    const faults = [...spanish].flatMap(([key, message]) =>
      faultsOf(english.get(key)!, message).map((fault) => key + fault),
    )
    expect(faults).toEqual([])
    expect(offenders((message) => message.split('||||').length > 2)).toEqual([])
  })
})

test.each(FURTHER_LANGUAGES)('the sheet of %s fits the catalogue', async (language) => {
  const texts = await loadTexts(language)
  const rows = sheetOf(language, texts).map((cells, index) => ({ line: index + 1, cells }))
  expect(readSheet(rows, language)).toMatchObject({ faults: [], unknown: [] })
  const read = new Set([...spanish].flat())
  expect(Object.keys(texts).filter((key) => !read.has(key))).toEqual([])
})

describe('no message', () => {
  test('is empty, or begins or ends with a space', () => {
    expect(
      offenders((message) => message === '' || message !== message.trim() || /[^\S\u00A0\n]{2}|\n{3}/.test(message)),
    ).toEqual([])
  })

  test('names the platform itself instead of by %{brand} (handbook rule 11.13)', () => {
    expect(offenders((message) => message.includes(WORKING_NAME))).toEqual([])
  })

  test('has an exclamation mark', () => {
    expect(offenders((message) => /¡|\p{L}!/u.test(message))).toEqual([])
  })

  test('has an unclosed placeholder or one of another syntax', () => {
    expect(offenders((message) => /%\{(?!\w+\})|\{\{|\$\{|%\(/.test(message))).toEqual([])
  })

  test('writes an amount in another format (handbook rule 11.4)', () => {
    expect(offenders((message) => /\d,\d{3}\b|\bEUR\b|€ ?\d/.test(message))).toEqual([])
  })

  test('claims that no tax is withheld from payments (handbook rule 8.17)', () => {
    const untrue =
      /(paga|pagan|pagos?) sin (retener|retención|descontar)|no practica retenci|pays? without (withholding|taking)/i
    expect(offenders((message) => untrue.test(message))).toEqual([])
  })

  test('is written in the other language', () => {
    const words = {
      es: /(?<!\p{L})(el|los|las|que|para|puede|su|sus|por|con|una|del|al|está|como|más|todo)(?!\p{L})/giu,
      en: /(?<!\p{L})(the|of|and|is|are|was|for|with|this|that|you|your|it|in|to|not)(?!\p{L})/giu,
    }
    const foreign = (messages: Map<string, string>, other: RegExp) =>
      [...messages].filter(([, message]) => (message.replaceAll(/%\{\w+\}/g, '').match(other) ?? []).length > 1)
    expect([...foreign(english, words.es), ...foreign(spanish, words.en)]).toEqual([])
  })

  test('addresses the reader with tú instead of usted', () => {
    const familiar = /(?<!\p{L})(tú|tu|tus|ti|contigo|puedes|tienes|debes|quieres|eres|estás|haz|tuyo|tuya)(?!\p{L})/iu
    expect([...spanish].filter(([, message]) => familiar.test(message))).toEqual([])
  })
})
