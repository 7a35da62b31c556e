import { describe, expect, it } from 'vitest'
import { bankAccountLifecycle, projectLifecycle, transactionLifecycle } from '@cauce/contract'
import { abilityFor, isAllowed, type Actor } from './ability.ts'

const admin: Actor = { userId: 'admin', role: 'admin' }
const manager: Actor = { userId: 'manager', role: 'operator' }

describe('what becomes of a button', () => {
  it.each([
    [
      'an administrator may approve what is pending',
      () => abilityFor(transactionLifecycle, 'approve', 'pending', admin),
      'allowed',
    ],
    [
      'nobody approves what was rejected',
      () => abilityFor(transactionLifecycle, 'approve', 'rejected', admin),
      'forbidden-by-state',
    ],
    ['a manager never approves money', () => abilityFor(transactionLifecycle, 'approve', 'pending', manager), 'hidden'],
    [
      'an administrator opens an announced project',
      () => abilityFor(projectLifecycle, 'openInvestment', 'Next_Opening', admin),
      'allowed',
    ],
    ['nobody finances a project by hand', () => abilityFor(projectLifecycle, 'finance', 'Investment', admin), 'hidden'],
    ['a valid account can be refused', () => abilityFor(bankAccountLifecycle, 'refuse', 'valid', admin), 'allowed'],
  ] as const)('%s', (_fact, ability, expected) => expect(ability()).toBe(expected))
})

describe('what a manager holds over a record', () => {
  it.each([
    ['the content of an own project', 'projects.editContent', { managerId: 'manager' }, true],
    ['not that of another', 'projects.editContent', { managerId: 'somebody else' }, false],
    ['not that of nobody', 'projects.editContent', { managerId: null }, false],
    ['all projects to read', 'projects.read', { managerId: 'somebody else' }, true],
    ['no configuration', 'projectTypes.edit', undefined, false],
    ['some customers at least', 'users.edit', undefined, true],
  ] as const)('%s', (_fact, permission, record, expected) => {
    expect(isAllowed(manager, permission, record)).toBe(expected)
  })
})
