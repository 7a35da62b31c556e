import { text } from '@cauce/contract/fields.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formResolver, schemaErrors } from './form-resolver.ts'

const schema = z.strictObject({ name: text(5) })
const resolver = formResolver<{ name: string }>({
  sentValues: ({ name }) => ({ name: name.replaceAll('.', '') }),
  errorsOf: (sent) => schemaErrors(schema, sent),
  messageOf: ({ code, params }) => `${code} ${params?.['maximum'] ?? ''}`.trim(),
})

test.each([
  { name: 'A.n.a', answer: { values: { name: 'Ana' }, errors: {} } },
  { name: '...', answer: { values: {}, errors: { name: { type: 'required', message: 'required' } } } },
  {
    name: 'Montserrat',
    answer: { values: {}, errors: { name: { type: 'text-too-long', message: 'text-too-long 5' } } },
  },
])('a form with the name $name is answered with $answer', async ({ name, answer }) => {
  const result = await resolver({ name }, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(result).toMatchObject(answer)
  expect(Object.keys(result.errors)).toEqual(Object.keys(answer.errors))
})
