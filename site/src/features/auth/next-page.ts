import type { Answer } from '@cauce/client'
import { paths } from '../../http/paths.ts'

type NextStep = Answer<'/v1/auth/login', 'POST'>['next']

/** The page of the step that follows; `destination` is where the person wanted to go. */
export function pageOfStep(next: NextStep, destination: string): string {
  switch (next) {
    case 'login':
      return paths.login()
    case 'otp':
      return paths.otp
    case 'first-otp':
      return paths.firstOtp
    case 'home':
      return destination
  }
}
