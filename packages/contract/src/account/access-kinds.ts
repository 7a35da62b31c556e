export const ACCESS_CHANGE_KINDS = ['role', 'enable', 'disable', 'email', 'factor'] as const
export type AccessKind = (typeof ACCESS_CHANGE_KINDS)[number]

export const PERSON_HAND_KINDS = [...ACCESS_CHANGE_KINDS, 'account', 'phone', 'identity', 'password'] as const
export type PersonHandKind = (typeof PERSON_HAND_KINDS)[number]

/** For so long a new or re-equipped administrator's hand counts as that of who proposed or confirmed it. */
export const SAME_HAND_DAYS = 7

/** For so long after such a change nothing leaves to an account that was not valid before it. */
export const PAUSE_HOURS = { staff: 72, own: 48 } as const

/** Changes of access that pause payments to new accounts. */
export const PAUSING_KINDS: readonly PersonHandKind[] = ['email', 'phone', 'factor', 'password']
