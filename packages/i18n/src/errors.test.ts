import * as contract from '@cauce/contract'
import { errors as catalogue, type ErrorCode } from '@cauce/contract/errors.ts'
import { expect, test } from 'vitest'
import * as en from './en/index.ts'
import * as es from './es/index.ts'

const codes = Object.keys(catalogue) as ErrorCode[]
const placeholdersOf = (message: string) => [...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name!).toSorted()
const paramsOf = (code: ErrorCode) => [...((catalogue[code] as { params?: readonly string[] }).params ?? [])].toSorted()

test.each([
  ['Spanish', es],
  ['English', en],
])('every refusal has a message in %s with exactly its params', (_language, { errors }) => {
  const shown = codes.map((code) => [code, placeholdersOf(errors[code])])
  expect(shown).toEqual(codes.map((code) => [code, paramsOf(code)]))
})

test.each(Object.keys(contract.mailTemplates) as contract.MailTemplate[])(
  'the mail %s interpolates exactly its parameters, in both languages',
  (template) => {
    // English versions stand where the words name the Spanish ones, and a code is drawn below the words.
    const isNamed = ([, kind]: readonly [string, string]) => kind !== 'English or nothing' && kind !== 'QR code'
    const parameters = Object.entries(contract.mailTemplates[template].params)
      .filter(isNamed)
      .map(([name]) => name)
      .toSorted()
    for (const { mails } of [es, en]) {
      const used = new Set(placeholdersOf(JSON.stringify(mails.templates[template])))
      expect([...used].toSorted()).toEqual(parameters)
    }
  },
)

test('every state of every lifecycle has a word for refusals', () => {
  const states = (Object.values(contract) as unknown[]).flatMap((value) =>
    typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value
      ? (value.states as readonly string[])
      : [],
  )
  expect(states.filter((state) => !Object.hasOwn(es.errorWords.state, state))).toEqual([])
})
