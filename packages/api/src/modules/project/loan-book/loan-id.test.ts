import { Id } from '@cauce/contract'
import { expect, test } from 'vitest'
import { loanIdOf } from './loan-id.ts'

const ONE = '01890000-0000-7000-8000-000000000001'
const OTHER = '01890000-0000-7000-8000-000000000002'

test('the id of a loan is stable, differs by project and is not the project id', () => {
  expect(Id.parse(loanIdOf(ONE))).toBe(loanIdOf(ONE))
  expect(loanIdOf(ONE)).not.toBe(loanIdOf(OTHER))
  expect(loanIdOf(ONE)).not.toBe(ONE)
})
