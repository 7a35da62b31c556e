import type { Answer } from '@cauce/client'

export type TotpSetup = Answer<'/v1/auth/totps', 'POST'>

/**
 * The set-up that waits for its first code, kept in the tab: each new one has another secret, so that after a reload the app
 * that has read the QR code would be left with a wrong one. It is gone once it is confirmed.
 */
const slotOf = (userId: string) => `totp-set-up:${userId}`

export const rememberSetup = (userId: string, setup: TotpSetup): void =>
  sessionStorage.setItem(slotOf(userId), JSON.stringify(setup))

export const forgetSetup = (userId: string): void => sessionStorage.removeItem(slotOf(userId))

export function recallSetup(userId: string): TotpSetup | undefined {
  const stored = sessionStorage.getItem(slotOf(userId))
  return stored === null ? undefined : (JSON.parse(stored) as TotpSetup)
}
