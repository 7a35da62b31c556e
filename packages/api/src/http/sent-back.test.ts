import { describe, expect, test } from 'vitest'
import { askedChange, isUnchanged } from './sent-back.ts'
import { unstorableTexts } from './storable.ts'

const record = {
  templateId: 'one',
  name: 'La garantía',
  description: null,
  order: 3,
  visible: true,
  file: { fileId: 'f', sizeBytes: 12 },
  updatedAt: '2026-11-20T09:00:00.000Z',
}
const taken = new Set(['name', 'description', 'order', 'visible', 'reason', 'updatedAt'])
const asked = (body: object, isForm = false) => askedChange(body as Record<string, unknown>, record, { taken, isForm })

describe('a record that is sent back', () => {
  test('unchanged leaves only its version', () => {
    const change = asked(record)
    expect(change).toEqual({ fields: { updatedAt: record.updatedAt }, errors: [] })
    expect(isUnchanged(change)).toBe(true)
  })

  test.each([
    { title: 'a change', change: { name: 'El aval' }, fields: { name: 'El aval' }, errors: [] },
    { title: 'a field beyond the record', change: { reason: 'Así' }, fields: { reason: 'Así' }, errors: [] },
    { title: 'an unknown field', change: { extra: 1 }, fields: { extra: 1 }, errors: [] },
    { title: 'null in place of a value', change: { name: null }, fields: { name: null }, errors: [] },
    { title: 'another type', change: { order: '3' }, fields: { order: '3' }, errors: [] },
    {
      title: 'a fixed field',
      change: { templateId: 'two' },
      fields: {},
      errors: [{ path: 'templateId', code: 'read-only' }],
    },
    {
      title: 'a nested fixed field',
      change: { file: { fileId: 'f', sizeBytes: 13 } },
      fields: {},
      errors: [{ path: 'file', code: 'read-only' }],
    },
  ])('with $title leaves only that', ({ change, fields, errors }) => {
    const answer = asked({ ...record, ...change })
    expect(answer).toEqual({ fields: { ...fields, updatedAt: record.updatedAt }, errors })
    expect(isUnchanged(answer)).toBe(false)
  })

  test('is compared as text when it is a form', () => {
    const form = { ...record, description: '', order: '3', visible: 'true', file: JSON.stringify(record.file) }
    expect(isUnchanged(asked(form, true))).toBe(true)
    expect(asked({ ...form, order: '4' }, true).fields).toMatchObject({ order: '4' })
  })

  test('may have an empty text for a missing value when it is a form', () => {
    const change = askedChange({ file: '' }, { file: undefined }, { taken, isForm: true })
    expect(change).toEqual({ fields: {}, errors: [] })
  })
})

test.each([
  { what: 'any text', value: { title: 'Ñandú 😀\n', amount: '1.00' } },
  { what: 'values that are not text', value: { take: 1, isRead: true, nothing: null, list: [1, 'a'] } },
  { what: 'no value', value: undefined },
])('$what can be stored', ({ value }) => {
  expect(unstorableTexts(value)).toEqual([])
})

test.each([
  { what: 'a NUL character', value: { title: 'a\0b' }, path: 'title' },
  { what: 'a lone surrogate', value: { title: 'a\ud83d' }, path: 'title' },
  { what: 'a NUL character in a nested field', value: { list: [{ note: '\0' }] }, path: 'list.0.note' },
  { what: 'a bare NUL character', value: '\0', path: '' },
])('$what is refused with its path', ({ value, path }) => {
  expect(unstorableTexts(value)).toEqual([{ path, code: 'text-invalid' }])
})
