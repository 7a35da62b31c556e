import { describe, expect, it } from 'vitest'
import { changesOf, filledIn, withFiles } from './body.ts'

const file = new File(['%PDF-1.4'], 'justificante.pdf', { type: 'application/pdf' })

describe('what an edit sends', () => {
  it.each([
    {
      fact: 'nothing that stayed the same',
      data: { id: '7', name: 'Ana', phone: null },
      previous: { id: '7', name: 'Ana' },
      expected: {},
    },
    {
      fact: 'what changed',
      data: { name: 'Anna', surname: 'Ruiz' },
      previous: { name: 'Ana', surname: 'Ruiz' },
      expected: { name: 'Anna' },
    },
    { fact: 'null for what was emptied', data: { note: null }, previous: { note: 'x' }, expected: { note: null } },
    { fact: 'nothing of what the form does not know', data: {}, previous: { name: 'Ana' }, expected: {} },
    {
      fact: 'no copies of nested values',
      data: { cover: { src: 'a' } },
      previous: { cover: { src: 'a' } },
      expected: {},
    },
    {
      fact: 'a chosen file',
      data: { image: { rawFile: file } },
      previous: { image: { src: 'a' } },
      expected: { image: { rawFile: file } },
    },
    {
      fact: 'false where true was',
      data: { disabled: false },
      previous: { disabled: true },
      expected: { disabled: false },
    },
  ])('is $fact', ({ data, previous, expected }) => expect(changesOf(data, previous)).toEqual(expected))
})

it('leaves out of a new record what was not filled in, but not zero, not no, and not null', () => {
  expect(filledIn({ a: '', b: undefined, c: null, d: 0, e: false, f: 'x' })).toEqual({
    c: null,
    d: 0,
    e: false,
    f: 'x',
  })
})

it.each([
  { how: 'as browsers give it', value: file },
  { how: "as react-admin's inputs hold it", value: { rawFile: file, src: 'blob:1', title: 'justificante.pdf' } },
])('sends a file, $how, alone and in a list', ({ value }) =>
  expect(withFiles({ note: null, file: value, documents: [value, value] })).toEqual({
    note: null,
    file,
    documents: [file, file],
  }),
)
