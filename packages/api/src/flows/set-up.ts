import { api, instantValue, Refusal } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import { bind, type Call } from '../http/bind.ts'
import { refuseOnConflict } from '../http/expect.ts'
import { noteSubject } from '../http/security-log.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { tellAdministrators } from '../modules/account/access-changes/index.ts'
import { insertUsers, USER_CONFLICTS } from '../modules/account/users/index.ts'
import { hashPassword, refuseGuessable } from '../modules/auth/passwords/index.ts'
import { openSession, setSessionCookie } from '../modules/auth/sessions/index.ts'
import { isSetUpCode, spendSetUpCode } from '../modules/auth/set-up-codes/index.ts'
import { beginAttempt, networkOf } from '../modules/auth/throttling/index.ts'
import { openWallets } from '../modules/wallet/wallets/index.ts'
import { auditCommand } from '../platform/audit/index.ts'
import { queueMail } from '../platform/mail/index.ts'

/** As in audit records. */
const COMMAND = 'npm run admin -- --setup'

/** The first two administrators (decision secrets-and-rotation). */
export const setUpFlow: ModuleFactory = (kernel) => ({
  name: 'set-up',
  routes: [bind(api.sessions.setUp, (call) => setUp(kernel, call))],
})

/** Attempts count by network alone: an account has none yet, and strangers must not slow down the operator. */
async function setUp(kernel: Kernel, call: Call<typeof api.sessions.setUp>) {
  const { code, name, surname, email, password } = call.body
  const now = kernel.clock.now()
  const invalid = new Refusal({ code: 'set-up-code-invalid', path: 'code' })
  const { address, language } = call
  const attempt = await beginAttempt(kernel, { purpose: 'setUp', subject: networkOf(address), address })
  if (!(await isSetUpCode(kernel.database, code, now))) throw invalid
  await attempt.succeed()
  await refuseGuessable(kernel, password, call.body)
  const passwordHash = await hashPassword(password)
  const userId = uuidv7(now)
  const user = { userId, kind: 'individual', role: 'admin', name, surname, email, passwordHash, language } as const
  const token = await refuseOnConflict(USER_CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      if (!(await spendSetUpCode(tx, code, now))) throw invalid
      // The mail confirms the address, as of everybody.
      await insertUsers(tx, { ...user, createdAt: now, updatedAt: now })
      await openWallets(tx, [userId], now)
      await queueMail(tx, { userId, template: 'confirmEmail', params: {} })
      const after = { name, surname, email, role: 'admin' }
      await auditCommand(kernel, tx, COMMAND, { operation: 'users.create', recordId: userId, userId, after })
      const params = { name: `${name} ${surname}`, email, at: instantValue(now) }
      await tellAdministrators(tx, 'administratorAppointed', params)
      return (await openSession(kernel, tx, call, { userId, deviceId: null, isCodeGiven: false })).token
    }),
  )
  noteSubject(call, userId)
  setSessionCookie(kernel, call, token)
  return { next: 'first-otp' as const }
}
