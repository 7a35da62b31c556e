import { expect, it } from 'vitest'
import { typedValues } from './kept-typing.tsx'

it('keeps what was touched, also what was emptied, and no file', () => {
  const file = { rawFile: new File(['%PDF'], 'a.pdf') }
  expect(
    typedValues(
      { name: 'Ana', phone: null, language: 'es', document: file },
      { name: true, phone: true, document: { rawFile: true } },
    ),
  ).toEqual({ name: 'Ana', phone: null })
})
