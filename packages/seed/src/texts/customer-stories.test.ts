import { UserBody, VERIFICATION_STATUSES } from '@cauce/contract'
import { expect, it } from 'vitest'
import { customerStories } from './customer-stories.ts'
import { FULL_SIZE } from '../world/world.ts'

const stories = customerStories(FULL_SIZE)

it('there are sixty customers, each with a unique key, e-mail, document and telephone', () => {
  expect(stories).toHaveLength(60)
  for (const field of ['key', 'email', 'identificationDocumentNumber', 'phone'] as const)
    expect(new Set(stories.map((story) => story[field])).size).toBe(60)
})

it.each(stories)('$key satisfies the rules of registration', (story) => {
  const { kind, name, surname, gender, email, phone, nationality, birthdayAt, companyName, taxNumber } = story
  const { identificationDocumentType, identificationDocumentNumber } = story
  const person = {
    kind,
    name,
    surname,
    gender,
    email,
    phone,
    nationality,
    birthdayAt,
    identificationDocumentType,
    identificationDocumentNumber,
  }
  const legalRepresentativeName = `${name} ${surname}`
  const company = kind === 'company' ? { companyName, taxNumber, legalRepresentativeName } : {}
  expect(UserBody.safeParse({ ...person, ...company }).error?.issues).toBeUndefined()
})

it('most customers are verified, and the others cover every other status', () => {
  const count = (status: string) => stories.filter((story) => story.status === status).length
  expect(count('Approved')).toBeGreaterThan(40)
  // `Progress` lasts for seconds only.
  const reached = VERIFICATION_STATUSES.filter((status) => status !== 'Progress')
  expect(reached.filter((status) => count(status) === 0)).toEqual([])
})

it('a smaller world has fewer of the same people, one of them not yet verified', () => {
  const few = customerStories({ individuals: 5, companies: 2 })
  expect(few).toHaveLength(7)
  expect(few.map(({ key }) => key)).toContain('lucia-hinojosa-penalver')
  expect(stories).toEqual(expect.arrayContaining(few))
})
