import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { DECISIONS } from './decisions.ts'

test('the kinds of proposal share one permission, as they share one kind of the inbox', () => {
  const kinds = [
    'companyAccounts.edit',
    'withholdingRates.edit',
    'withholdingAgents.edit',
    'declarers.edit',
    'brands.edit',
    'companyDetails.edit',
    'legalTexts.edit',
    'parameters.edit',
    'accessChanges.decide',
  ] as const
  for (const kind of kinds) expect(permissions[kind], kind).toEqual(permissions[DECISIONS.proposal])
})

test('proposals, holds and bank files are decided by administrators only', () => {
  const kinds = ['proposal', 'hold', 'bankFile'] as const
  expect(kinds.map((kind) => Object.keys(permissions[DECISIONS[kind]]))).toEqual(kinds.map(() => ['admin']))
})
