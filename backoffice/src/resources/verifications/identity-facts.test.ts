import { describe, expect, it } from 'vitest'
import { daysValid, identityFacts } from './identity-facts.ts'

const user = {
  kind: 'individual' as const,
  name: 'Ainhoa',
  surname: 'Etxeberria Mendizabal',
  legalRepresentativeName: null,
  birthdayAt: '1988-06-14',
  nationality: 'ES',
  identificationDocumentType: 'ID_CARD' as const,
  identificationDocumentNumber: '44618203C',
}
const document = { type: 'ID_CARD', number: '44618203C', country: 'ES', validFrom: null, validUntil: '2026-12-03' }
const person = { firstName: 'AINHOA', lastName: 'ETXEBERRIA MENDIZABAL', dateOfBirth: '1988-06-14' }
const verdicts = (registered: object, read: object = person, documents: object[] = [document]) =>
  Object.fromEntries(
    identityFacts({ ...user, ...registered }, { documents: documents as never, decisionData: { person: read } }).map(
      ({ name, verdict }) => [name, verdict],
    ),
  )

describe('what was registered beside what the document says', () => {
  it('is the same in capitals', () => expect(new Set(Object.values(verdicts({})))).toEqual(new Set(['same'])))

  it.each([
    { fact: 'a name of another letter', name: 'surname', registered: { surname: 'Etxebarria Mendizabal' } },
    { fact: 'another birthday', name: 'birthdayAt', registered: { birthdayAt: '1988-04-16' } },
    {
      fact: 'another number',
      name: 'identificationDocumentNumber',
      registered: { identificationDocumentNumber: '44618203D' },
    },
    {
      fact: 'another kind of document',
      name: 'identificationDocumentType',
      registered: { identificationDocumentType: 'PASSPORT' },
    },
    { fact: 'another country', name: 'nationality', registered: { nationality: 'FR' } },
  ])('$fact is different', ({ name, registered }) => {
    const found = verdicts(registered)
    expect(found[name]).toBe('different')
    expect(Object.values(found).filter((verdict) => verdict !== 'same')).toEqual(['different'])
  })

  it('accents, hyphens and spaces make no difference', () => {
    const read = { ...person, firstName: 'JOSE MARIA', lastName: 'NUNEZ-POLO' }
    expect(verdicts({ name: 'José María', surname: 'Núñez Polo' }, read)).toMatchObject({
      name: 'same',
      surname: 'same',
    })
  })

  it('spellings of one name and one number in the document make no difference', () => {
    const read = { ...person, firstName: 'NIKOLAY', lastName: 'ZHEKOV' }
    const registered = { name: 'Николай', surname: 'Жеков', identificationDocumentNumber: '4461-8203 C' }
    expect(verdicts(registered, read)).toMatchObject({
      name: 'same',
      surname: 'same',
      identificationDocumentNumber: 'same',
    })
  })

  it('what the provider did not read is neither the same nor different', () =>
    expect(new Set(Object.values(verdicts({}, {}, [])))).toEqual(new Set(['unread'])))

  it('a company is compared by its representative', () => {
    const company = { kind: 'company', legalRepresentativeName: 'Ainhoa Etxeberria Mendizabal' }
    expect(verdicts(company)).toMatchObject({ legalRepresentativeName: 'same' })
    expect(verdicts(company)).not.toHaveProperty('surname')
  })

  it.each([
    { validUntil: '2026-12-03', days: 13 },
    { validUntil: '2026-11-20', days: 0 },
    { validUntil: '2026-11-19', days: -1 },
    { validUntil: null, days: undefined },
  ])('a document that is valid until $validUntil has $days days left', ({ validUntil, days }) =>
    expect(daysValid(validUntil, '2026-11-20')).toBe(days),
  )
})
