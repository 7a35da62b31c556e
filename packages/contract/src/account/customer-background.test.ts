import { describe, expect, test } from 'vitest'
import { isExposedOn, mistakesOfBackground, type CompanyOwner, type CustomerBackground } from './customer-background.ts'
import { CustomerDeclarationBody } from './customer-declarations.ts'

const TODAY = '2026-11-23'
const PLAIN: CustomerBackground = {
  activity: 'Maestra',
  purpose: 'savings',
  origins: ['salary'],
  exposure: 'none',
  owners: [],
}
const owner = (share: number | null, birthdayAt = '1970-01-01'): CompanyOwner => ({
  name: 'Aurora Sanz',
  birthdayAt,
  nationality: 'ES',
  country: 'ES',
  share,
})
type Kind = 'individual' | 'company'
const wrong = (kind: Kind, part: Partial<CustomerBackground>) =>
  mistakesOfBackground(kind, { ...PLAIN, ...part }, TODAY).map(({ path, code }) => `${path} ${code}`)

describe('the declaration of a person must be complete (Ley 10/2010, articles 5, 6 and 14)', () => {
  test.each<{ part: Partial<CustomerBackground>; expected: string[] }>([
    { part: {}, expected: [] },
    { part: { activity: '  ' }, expected: ['activity required'] },
    { part: { origins: [] }, expected: ['origins required'] },
    { part: { purpose: 'other' }, expected: ['purposeText required'] },
    { part: { origins: ['other'] }, expected: ['originText required'] },
    { part: { origins: ['other'], originText: 'Un premio' }, expected: [] },
    { part: { exposure: 'own' }, expected: ['exposedOffice required'] },
    { part: { exposure: 'relative', exposedOffice: 'Ministra' }, expected: ['exposedPerson required'] },
    { part: { exposure: 'associate', exposedOffice: 'Ministra' }, expected: ['exposedPerson required'] },
    { part: { exposure: 'own', exposedOffice: 'Alcalde', exposureEndedOn: '2026-11-23' }, expected: [] },
    {
      part: { exposure: 'own', exposedOffice: 'Alcalde', exposureEndedOn: '2026-11-24' },
      expected: ['exposureEndedOn date-too-late'],
    },
    { part: { control: 'owners' }, expected: ['control choice-invalid'] },
    { part: { owners: [owner(3_000)] }, expected: ['control choice-invalid'] },
    {
      part: { activity: '', purpose: 'other', origins: [] },
      expected: ['activity required', 'purposeText required', 'origins required'],
    },
  ])('$part: $expected', ({ part, expected }) => expect(wrong('individual', part)).toEqual(expected))
})

describe('a company names who owns more than 25 %, else its administrators (article 4)', () => {
  test.each<{ part: Partial<CustomerBackground>; expected: string[] }>([
    { part: {}, expected: ['control required'] },
    { part: { control: 'owners' }, expected: ['owners required'] },
    { part: { control: 'owners', owners: [owner(2_500)] }, expected: ['owners.0.share share-too-small'] },
    { part: { control: 'owners', owners: [owner(2_501)] }, expected: [] },
    { part: { control: 'owners', owners: [owner(6_000), owner(null)] }, expected: ['owners.1.share required'] },
    { part: { control: 'administrators', owners: [owner(null)] }, expected: [] },
    { part: { control: 'administrators', owners: [owner(100)] }, expected: ['owners.0.share choice-invalid'] },
    { part: { control: 'administrators', owners: [owner(null, TODAY)] }, expected: [] },
    {
      part: { control: 'administrators', owners: [owner(null, '2026-11-24')] },
      expected: ['owners.0.birthdayAt date-too-late'],
    },
  ])('$part: $expected', ({ part, expected }) => expect(wrong('company', part)).toEqual(expected))
})

test('a date that is too late is refused with the latest possible one', () => {
  const part = { control: 'owners', owners: [owner(6_000), owner(4_000, '2026-11-24')] } as const
  expect(mistakesOfBackground('company', { ...PLAIN, ...part }, TODAY)).toEqual([
    { path: 'owners.1.birthdayAt', code: 'date-too-late', params: { latest: TODAY } },
  ])
})

test.each([
  [100, true],
  [100.01, false],
])('an owner may have %d %%: %s', (share, isPossible) => {
  const body = { ...PLAIN, control: 'owners', owners: [{ ...owner(null), share }] }
  expect(CustomerDeclarationBody.safeParse(body).success).toBe(isPossible)
})

describe('exposure lasts until two years after the end of the function (article 15)', () => {
  test.each<{ given: Pick<CustomerBackground, 'exposure' | 'exposureEndedOn'>; today: string; isExposed: boolean }>([
    { given: { exposure: 'none' }, today: TODAY, isExposed: false },
    { given: { exposure: 'none', exposureEndedOn: TODAY }, today: TODAY, isExposed: false },
    { given: { exposure: 'own', exposureEndedOn: null }, today: TODAY, isExposed: true },
    { given: { exposure: 'associate', exposureEndedOn: '2024-11-24' }, today: TODAY, isExposed: true },
    { given: { exposure: 'associate', exposureEndedOn: '2024-11-23' }, today: TODAY, isExposed: false },
  ])('$given on $today: $isExposed', ({ given, today, isExposed }) => expect(isExposedOn(given, today)).toBe(isExposed))
})
