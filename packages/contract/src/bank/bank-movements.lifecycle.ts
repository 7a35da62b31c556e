import { z } from 'zod'
import { defineLifecycle } from '../lifecycle.ts'

/** `batch`: split by its file; its parts are movements of their own. */
export const BANK_MOVEMENT_STATES = [
  'open',
  'suggested',
  'held',
  'matched',
  'set_aside',
  'sent_back',
  'batch',
  'taken_back',
] as const
export const BankMovementState = z
  .enum(BANK_MOVEMENT_STATES)
  .describe(
    'Open, suggested and held movements wait for a decision. Those that were taken back with their file count for nothing.',
  )

export const WAITING_MOVEMENT_STATES = ['open', 'suggested', 'held'] as const

/** A match is undone while the money is still there. */
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
    // A later file has its parts.
    split: { from: WAITING_MOVEMENT_STATES, to: 'batch', permission: null },
    takeBack: { from: [...WAITING_MOVEMENT_STATES, 'batch'], to: 'taken_back', permission: 'bankStatements.import' },
    undo: { from: ['matched', 'set_aside', 'sent_back'], to: 'open', permission: 'matching.decide' },
  },
})
