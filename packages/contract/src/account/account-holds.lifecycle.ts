import { defineLifecycle } from '../lifecycle.ts'

/** Interruptions of a life, which the customer knows: the holder has died, an authority garnishes money, a guardian has to consent. */
export const RECORDED_HOLD_KINDS = ['estate', 'garnishment', 'guardianship'] as const
export type RecordedHoldKind = (typeof RECORDED_HOLD_KINDS)[number]

/** Sanctions hit, an unapproved public function, a change of access that its owner reported, or what staff record with its document. */
export const ACCOUNT_HOLD_KINDS = ['sanctions', 'exposure', 'reported', ...RECORDED_HOLD_KINDS] as const
export type AccountHoldKind = (typeof ACCOUNT_HOLD_KINDS)[number]

export const isRecordedHold = (kind: AccountHoldKind): kind is RecordedHoldKind =>
  RECORDED_HOLD_KINDS.some((one) => one === kind)

/** How what a hold stops is refused. */
export const HOLD_REFUSALS = ['account-under-review', 'holder-deceased', 'guardian-consent-missing'] as const

interface HoldEffect {
  /** Null where only an amount is not available. */
  readonly refusal: (typeof HOLD_REFUSALS)[number] | null
  /** Nobody is told of sanctions or a report. */
  readonly isShown: boolean
}

const secret = { refusal: 'account-under-review', isShown: false } as const
const shown = { isShown: true } as const

/** What each kind stops (handbook rules 27.14 and 27.25). */
export const HOLD_EFFECTS = {
  sanctions: secret,
  exposure: secret,
  reported: secret,
  estate: { ...shown, refusal: 'holder-deceased' },
  garnishment: { ...shown, refusal: null },
  guardianship: { ...shown, refusal: 'guardian-consent-missing' },
} as const satisfies Readonly<Record<AccountHoldKind, HoldEffect>>

/** Days that a consent of a guardian may last. */
export const CONSENT_DAYS = 31

export const ACCOUNT_HOLD_STATES = ['active', 'lifting', 'kept', 'lifted'] as const
/** Two administrators lift any hold but one for a public function. */
export const accountHoldLifecycle = defineLifecycle({
  name: 'accountHold',
  states: ACCOUNT_HOLD_STATES,
  initial: ['active'],
  transitions: {
    approve: { from: ['active', 'kept'], to: 'lifted', permission: 'diligence.edit' },
    propose: { from: ['active', 'kept'], to: 'lifting', permission: 'diligence.edit' },
    keep: { from: ['active', 'lifting'], to: 'kept', permission: 'diligence.edit' },
    lift: { from: ['lifting'], to: 'lifted', permission: 'diligence.edit' },
    /** The customer has declared another public function. */
    reopen: { from: ['kept'], to: 'active', permission: null },
  },
})
