import { WORKING_NAME } from '@cauce/contract/brand.ts'
import { describe, expect, test } from 'vitest'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import type { MessageGroup } from './translation.ts'

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

/** Paths in either language that break a rule. */
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

/** Glossary: forbidden words and their terms. */
const AVOIDED = {
  es: [
    { word: /cantidad/iu, term: 'importe' },
    {
      word: /(comprobar|comprueb\w+|comprobad[oa]|comprobación)( de| su| mi| la)? identidad|identidad comprobada/iu,
      term: 'verificar',
    },
    {
      word: /^(entrar|salir)$|(para|al|podrá|puede|volver a|se) (entrar|entró)(?! en su cuenta)|\bentre con|vez que entre|salir (antes|después|de su cuenta|costó)|se puede salir(?! mal)/iu,
      term: 'iniciar sesión, cerrar sesión, desinvertir',
    },
    { word: /(des|in)?habilitad[oa]|deshabilitar/iu, term: 'desactivar' },
    { word: /^historia$/iu, term: 'historial' },
    { word: /promotoras?/iu, term: 'promotor' },
    { word: /quejas?/iu, term: 'reclamación' },
    { word: /categorías? de inversor/iu, term: 'clase de inversor' },
    { word: /cuestionario/iu, term: 'prueba de conocimientos' },
    { word: /avisos? de riesgo/iu, term: 'advertencia de riesgo' },
    { word: /segunda llave|dos llaves|espera (otra|la) llave/iu, term: 'segunda aprobación' },
    { word: /dispositivos? de códigos/iu, term: 'dispositivo OTP' },
    { word: /dispositivos? de confianza/iu, term: 'navegador de confianza' },
    { word: /ficheros?/iu, term: 'archivo' },
    { word: /registro de auditoría|la auditoría guarda/iu, term: 'registro de actividad' },
    { word: /(retir(ar|e|ó|ado) )(la baja|el cierre)/iu, term: 'anular la baja' },
    { word: /periodo de reflexión/iu, term: 'plazo de reflexión' },
    { word: /pagos? atrasados?|días de atraso/iu, term: 'con retraso' },
    { word: /depósitos? retenidos?|se retiene (un depósito|dinero)/iu, term: 'reservado' },
    { word: /(diremos|responderemos|resolveremos|presenta|declara) hasta el/iu, term: 'como muy tarde el' },
  ],
  en: [
    { word: /\bincomes?\b/i, term: 'deposit' },
    { word: /\b(somebody|whoever|anew|told)\b/i, term: 'someone, anyone who, again' },
    { word: /\bpresent (password|code|state|data|device|query|one)\b/i, term: 'current' },
    { word: /\blaw (has (us|you|a)|obliges to)\b/i, term: 'requires' },
    { word: /\bpay(ing)? in\b/i, term: 'deposit' },
    { word: /\bask(ed)? for (a|another|the) (new password|link|deposit|withdrawal)/i, term: 'request' },
    { word: /\bleav(e|ing) (early|cost|a project|an investment)|\bcan(not)? leave (until|by)/i, term: 'disinvest' },
    { word: /\ba mail\b|\bby mail\b|(?<!e-)\bmails\b/i, term: 'e-mail' },
    { word: /\b(second|another|two) keys?\b/i, term: 'second approval' },
    { word: /audit trail/i, term: 'audit record' },
    { word: /devices? for codes/i, term: 'OTP device' },
    { word: /trusted devices?/i, term: 'trusted browser' },
    { word: /identity checks?\b/i, term: 'identity verification' },
    { word: /fingerprint/i, term: 'hash' },
    { word: /with(draw|drew|drawn) the closing|closing of (the|your|an) account/i, term: 'cancel the closure' },
    { word: /cancellation fee/i, term: 'penalty' },
  ],
}
const LANGUAGE_MESSAGES = { es: spanish, en: english }

test.each([
  ...AVOIDED.es.map((row) => ({ language: 'es' as const, ...row })),
  ...AVOIDED.en.map((row) => ({ language: 'en' as const, ...row })),
])('$language: the glossary has "$term" and not $word', ({ language, word }) => {
  expect([...LANGUAGE_MESSAGES[language]].filter(([, message]) => word.test(message))).toEqual([])
})
