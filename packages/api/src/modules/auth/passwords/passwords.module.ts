import type { ModuleFactory } from '../../../kernel.ts'
import { preparePasswords } from './password-hash.ts'
import { passwordRoutes } from './passwords.routes.ts'
import { FORGOT_PASSWORD_JOB, mailResetLink } from './passwords.service.ts'

/** Setting, changing and recovering passwords, and confirming the address that recovery goes to. */
export const passwordsModule: ModuleFactory = (kernel) => {
  void preparePasswords()
  return {
    name: 'passwords',
    routes: passwordRoutes(kernel),
    jobs: { [FORGOT_PASSWORD_JOB]: (payload) => mailResetLink(kernel, payload as Parameters<typeof mailResetLink>[1]) },
  }
}
