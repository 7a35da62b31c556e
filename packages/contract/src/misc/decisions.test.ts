import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { DECISIONS } from './decisions.ts'

test('an administrator who decides on one kind of proposal decides on all four, which are one kind of the inbox', () => {
  const kinds = ['companyAccounts.edit', 'withholdingRates.edit', 'withholdingAgents.edit', 'declarers.edit'] as const
  for (const kind of kinds) expect(permissions[kind], kind).toEqual(permissions[DECISIONS.proposal])
})

test('proposals, holds and files of the bank wait for administrators alone', () => {
  const kinds = ['proposal', 'hold', 'bankFile'] as const
  expect(kinds.map((kind) => Object.keys(permissions[DECISIONS[kind]]))).toEqual(kinds.map(() => ['admin']))
})
