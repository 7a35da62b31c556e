import type { sessions as source } from '../es/sessions.ts'
import type { Translation } from '../translation.ts'

export const sessions = {
  title: 'Sessions',
  one: 'Session',
  logIn: 'Log in',
  logOut: 'Log out',
  email: 'E-mail',
  password: 'Password',
  forgotPassword: 'I have forgotten the password',
  code: 'Six-digit code',
  recoveryCode: 'Recovery code',
} as const satisfies Translation<typeof source>
