import type { Answer } from '@cauce/client'
import { paths } from '@cauce/contract/pages.ts'

type NextStep = Answer<'/v1/auth/login', 'POST'>['next']

/** The page of the next step of logging in. `destination` is the page after the last step. */
export function pageOfStep(next: NextStep, destination: string): string {
  return { login: paths.login(), otp: paths.otp, 'first-otp': paths.firstOtp, home: destination }[next]
}

const SLOT = 'login-email'

/** Keeps the e-mail of the first step in the tab, because the page of the second step shows it. */
export const rememberLoginEmail = (email: string): void => sessionStorage.setItem(SLOT, email)
export const rememberedLoginEmail = (): string | null => sessionStorage.getItem(SLOT)
