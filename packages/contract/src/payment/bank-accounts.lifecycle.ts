import { defineLifecycle } from '../lifecycle.ts'

export const BANK_ACCOUNT_STATES = ['pending', 'valid', 'error'] as const

/** Handbook rule 5.12. A changed IBAN starts again. */
export const bankAccountLifecycle = defineLifecycle({
  name: 'bankAccount',
  states: BANK_ACCOUNT_STATES,
  initial: ['pending'],
  transitions: {
    validate: { from: ['pending', 'error'], to: 'valid', permission: 'bankAccounts.decide' },
    /** Of what one administrator alone entered and validated, by another one. */
    confirm: { from: ['valid'], to: 'valid', permission: 'bankAccounts.decide' },
    refuse: { from: ['pending', 'valid'], to: 'error', permission: 'bankAccounts.decide' },
    reopen: { from: ['valid', 'error'], to: 'pending', permission: 'bankAccounts.decide' },
    changeIban: { from: ['pending', 'valid', 'error'], to: 'pending', permission: 'bankAccounts.edit' },
  },
})
