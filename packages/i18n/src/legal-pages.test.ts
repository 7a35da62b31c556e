import { expect, test } from 'vitest'
import * as en from './en/index.ts'
import * as es from './es/index.ts'

const PAGES = ['information', 'notice', 'privacy', 'cookies', 'accessibility'] as const

/** Log texts for operators. */
const FOR_OPERATORS =
  /borrador|asesoría jurídica|falta por completar|\bdrafts?\b|legal counsel|remains to be completed/i

test.each(
  PAGES.flatMap((page) => [
    { page, language: 'es' as const },
    { page, language: 'en' as const },
  ]),
)('the legal page $page in $language does not mention that it is a draft or incomplete', ({ page, language }) => {
  const { sections } = { es, en }[language].legal[page]
  const said = Object.entries(sections).filter(([, words]) => FOR_OPERATORS.test(JSON.stringify(words)))
  expect(said).toEqual([])
})
