import { describe, expect, it } from 'vitest'
import { bankAccountLifecycle, projectLifecycle, transactionLifecycle } from '@cauce/contract'
import { abilityFor, isAllowed, type Actor } from './ability.ts'

const admin: Actor = { userId: 'admin', role: 'admin' }
const manager: Actor = { userId: 'manager', role: 'operator' }

describe('what becomes of a button', () => {
  it.each([
    {
      fact: 'an administrator may approve what is pending',
      ability: () => abilityFor(transactionLifecycle, 'approve', 'pending', admin),
      expected: 'allowed',
    },
    {
      fact: 'no administrator approves a rejected transaction',
      ability: () => abilityFor(transactionLifecycle, 'approve', 'rejected', admin),
      expected: 'forbidden-by-state',
    },
    {
      fact: 'a manager never approves money',
      ability: () => abilityFor(transactionLifecycle, 'approve', 'pending', manager),
      expected: 'hidden',
    },
    {
      fact: 'an administrator opens an announced project',
      ability: () => abilityFor(projectLifecycle, 'openInvestment', 'Next_Opening', admin),
      expected: 'allowed',
    },
    {
      fact: 'no person moves a project to financed',
      ability: () => abilityFor(projectLifecycle, 'finance', 'Investment', admin),
      expected: 'hidden',
    },
    {
      fact: 'a valid account can be refused',
      ability: () => abilityFor(bankAccountLifecycle, 'refuse', 'valid', admin),
      expected: 'allowed',
    },
  ] as const)('$fact', ({ ability, expected }) => expect(ability()).toBe(expected))
})

describe('what a manager holds over a record', () => {
  it.each([
    {
      fact: 'the content of an own project',
      permission: 'projects.editContent',
      record: { managerId: 'manager' },
      expected: true,
    },
    {
      fact: 'not that of another manager',
      permission: 'projects.editContent',
      record: { managerId: 'another manager' },
      expected: false,
    },
    {
      fact: 'not that of a project without a manager',
      permission: 'projects.editContent',
      record: { managerId: null },
      expected: false,
    },
    {
      fact: 'all projects to read',
      permission: 'projects.read',
      record: { managerId: 'another manager' },
      expected: true,
    },
    { fact: 'no configuration', permission: 'projectTypes.edit', record: undefined, expected: false },
    { fact: 'some customers at least', permission: 'users.edit', record: undefined, expected: true },
  ] as const)('$fact', ({ permission, record, expected }) => {
    expect(isAllowed(manager, permission, record)).toBe(expected)
  })
})
