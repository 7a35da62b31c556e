import { describe, expect, it } from 'vitest'
import { ProjectBody, ProjectPatch, ProjectTypeBody, UserBody, UserPatch } from '@cauce/contract'
import { refusalsOf, sentValues } from './schema-resolver.ts'

const codes = (refusals: ReturnType<typeof refusalsOf>) =>
  Object.fromEntries(refusals.map(({ path, code }) => [path, code]))

describe('a form that the contract validates', () => {
  it('names the missing fields of a new record, also files', () => {
    expect(codes(refusalsOf(ProjectTypeBody, { name: 'Vivienda' }, { requiredFiles: { image: 'required' } }))).toEqual({
      description: 'required',
      image: 'required',
    })
  })

  it('does not validate a file by the schema', () => {
    expect(
      refusalsOf(
        ProjectTypeBody,
        { name: 'Vivienda', description: 'Casas', image: { rawFile: 1 } },
        { requiredFiles: { image: 'required' } },
      ),
    ).toEqual([])
  })

  it('accepts an old record without a field that a new one must have', () => {
    const previous = { name: 'Ana', phone: null, updatedAt: '2026-11-20T09:30:00.000Z' }
    expect(refusalsOf(UserPatch, { ...previous, name: 'Anna', userId: 'not of the patch' }, { previous })).toEqual([])
  })

  it('refuses a field that was emptied', () => {
    const previous = { name: 'Ana', phone: '600123456' }
    expect(codes(refusalsOf(UserPatch, { ...previous, phone: null }, { previous }))).toEqual({ phone: 'required' })
  })

  it('accepts a draft whose empty texts stay empty', () => {
    const previous = { name: 'Calle Mayor', promoterName: '' }
    const sent = sentValues(ProjectPatch, { name: 'Calle Nueva', promoterName: '' }, previous)
    expect(sent).toMatchObject({ promoterName: '' })
    expect(refusalsOf(ProjectPatch, sent, { previous })).toEqual([])
  })

  it('compares a changed date with the one that was not changed', () => {
    const previous = { dateStart: '2026-09-01', dateEnd: '2026-12-31' }
    expect(codes(refusalsOf(ProjectPatch, { ...previous, dateStart: '2027-01-15' }, { previous }))).toEqual({
      dateEnd: 'end-before-start',
    })
  })

  it('reports an amount that cannot be parsed', () => {
    expect(codes(refusalsOf(ProjectBody, { financingAmount: '1,250' }, {}))['financingAmount']).toBe('amount-invalid')
  })
})

describe('what a form sends', () => {
  const person = {
    kind: 'individual',
    name: 'Olga',
    surname: 'Prat',
    phone: '600111222',
    nationality: 'ES',
    birthdayAt: '1980-02-03',
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: '12345678Z',
    email: 'olga@example.org',
  }

  it('sends null for a nullable field that was left empty', () => {
    expect(sentValues(UserBody, { ...person, gender: undefined, managerId: null }, undefined)).toEqual({
      ...person,
      gender: null,
    })
  })
  it('sends no value for a required field that is empty', () => {
    expect(sentValues(UserBody, { ...person, gender: 'Other', email: '' }, undefined)).not.toHaveProperty('email')
  })
  it('empties a field of a record', () =>
    expect(sentValues(UserPatch, { name: '' }, { name: 'Ana' })).toEqual({ name: null }))
})
