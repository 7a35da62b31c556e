import type { Answer } from '@cauce/client'
import { paths, withNext, type LoginNotice } from '@cauce/contract/pages.ts'

type NextStep = Answer<'/v1/auth/login', 'POST'>['next']

export function pageOfStep(next: NextStep, destination: string): string {
  return {
    login: paths.login(),
    otp: paths.otp,
    'first-otp': paths.firstOtp,
    'recovery-codes': withNext(paths.recoveryCodes, destination),
    home: destination,
  }[next]
}

export const LOGIN_NOTICE_WORDS = {
  registered: 'users.registration.confirmByMail',
  'email-confirmed': 'sessions.login.emailConfirmed',
  'password-changed': 'sessions.reset.done',
  'session-ended': 'sessions.login.sessionEnded',
} as const satisfies Record<LoginNotice, string>
