import { z } from 'zod'
import { Instant, timestamps } from './dates.ts'
import { optionalText } from './fields.ts'
import { Id } from './ids.ts'
import { defineLifecycle } from './lifecycle.ts'
import type { Permission } from './permissions.ts'

/** States of four-eyes proposals: tax rates and withholding agent settings. */
export const PROPOSAL_STATES = ['proposed', 'active', 'refused', 'replaced'] as const

export const proposalFields = {
  reason: z.string().nullable().describe('Why it was refused.'),
  proposedBy: Id.nullable().describe('Null for what the platform came with.'),
  proposedByName: z.string().nullable(),
  decidedBy: Id.nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: Instant.nullable(),
  ...timestamps,
}

export const ProposalPatch = z
  .strictObject({
    state: z.enum(['active', 'refused']),
    reason: optionalText(300).optional().describe('Required with refused.'),
    updatedAt: Instant.optional(),
  })
  .describe('Approval by another administrator, or refusal.')

export const proposalTransitions = (permission: Permission) =>
  ({
    approve: { from: ['proposed'], to: 'active', permission },
    refuse: { from: ['proposed'], to: 'refused', permission },
    replace: { from: ['active'], to: 'replaced', permission: null },
  }) as const

// @__NO_SIDE_EFFECTS__
export const proposalLifecycle = (name: string, permission: Permission) =>
  defineLifecycle({
    name,
    states: PROPOSAL_STATES,
    initial: ['proposed'],
    transitions: proposalTransitions(permission),
  })
