import { z } from 'zod'
import { defineLifecycle } from '../lifecycle.ts'

/** States of a bank movement. One that its file splits is `batch`: its parts are movements of their own, and count. */
export const BANK_MOVEMENT_STATES = ['open', 'suggested', 'held', 'matched', 'set_aside', 'sent_back', 'batch'] as const
export const BankMovementState = z
  .enum(BANK_MOVEMENT_STATES)
  .describe('Open, suggested and held movements wait for a decision; the others have one.')

/** The states in which a movement waits for a decision. */
export const WAITING_MOVEMENT_STATES = ['open', 'suggested', 'held'] as const

/** What the bank's statement says is matched, set aside, sent back, and taken back as long as its money is still there. */
export const bankMovementLifecycle = defineLifecycle({
  name: 'bankMovement',
  states: BANK_MOVEMENT_STATES,
  initial: ['open', 'batch'],
  transitions: {
    suggest: { from: WAITING_MOVEMENT_STATES, to: 'suggested', permission: null },
    hold: { from: WAITING_MOVEMENT_STATES, to: 'held', permission: null },
    clear: { from: WAITING_MOVEMENT_STATES, to: 'open', permission: null },
    match: { from: WAITING_MOVEMENT_STATES, to: 'matched', permission: 'matching.decide' },
    setAside: { from: WAITING_MOVEMENT_STATES, to: 'set_aside', permission: 'matching.decide' },
    sendBack: { from: WAITING_MOVEMENT_STATES, to: 'sent_back', permission: 'matching.decide' },
    undo: { from: ['matched', 'set_aside', 'sent_back'], to: 'open', permission: 'matching.decide' },
  },
})
