import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { changePassword, confirmEmail, forgetPassword, resendConfirmation, resetPassword } from './passwords.service.ts'

export const passwordRoutes = (kernel: Kernel) => [
  bind(api.sessions.changePassword, (call) => changePassword(kernel, call)),
  bind(api.sessions.forgotPassword, (call) => forgetPassword(kernel, call)),
  bind(api.sessions.resetPassword, (call) => resetPassword(kernel, call)),
  bind(api.sessions.confirmEmail, (call) => confirmEmail(kernel, call)),
  bind(api.sessions.resendConfirmation, (call) => resendConfirmation(kernel, call)),
]
