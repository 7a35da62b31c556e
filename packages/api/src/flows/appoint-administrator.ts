import { instantValue } from '@cauce/contract'
import { inTransaction, type Database } from '../database/index.ts'
import type { UserRow } from '../database/schema/account.ts'
import type { Kernel } from '../kernel.ts'
import { tellAdministrators } from '../modules/account/access-changes/index.ts'
import { findUserByEmail, findUserName, lockAdministrators, lockUser } from '../modules/account/users/index.ts'
import { auditCommand } from '../platform/audit/index.ts'
import { saveChanges } from './edit-user.ts'

/** As in audit records. */
const COMMAND = 'npm run admin'

export type Appointment =
  | { readonly kind: 'appointed' | 'administrator-already'; readonly administratorCount: number }
  | { readonly kind: 'unknown' | 'unconfirmed' | 'disabled' }

type Candidate = Pick<UserRow, 'role' | 'disabled' | 'emailConfirmedAt'>

/** Needs a confirmed e-mail and an active account. */
function decideAppointment(candidate: Candidate): Exclude<Appointment['kind'], 'unknown'> {
  if (candidate.emailConfirmedAt === null) return 'unconfirmed'
  if (candidate.disabled) return 'disabled'
  return candidate.role === 'admin' ? 'administrator-already' : 'appointed'
}

export async function appointAdministrator(
  kernel: Pick<Kernel, 'clock'> & { readonly database: Database },
  email: string,
): Promise<Appointment> {
  return inTransaction(kernel.database, async (tx) => {
    const administratorCount = await lockAdministrators(tx)
    const found = await findUserByEmail(tx, email)
    const user = found && (await lockUser(tx, found.userId))
    // A closed account keeps no e-mail (decision data-retention).
    if (user === undefined) return { kind: 'unknown' }
    const kind = decideAppointment(user)
    if (kind === 'administrator-already') return { kind, administratorCount }
    if (kind !== 'appointed') return { kind }
    const { userId } = user
    await saveChanges(kernel, tx, user, { role: 'admin' })
    const after = { ...user, role: 'admin' }
    await auditCommand(kernel, tx, COMMAND, { operation: 'users.edit', recordId: userId, userId, before: user, after })
    const [name, at] = [await findUserName(tx, userId), instantValue(kernel.clock.now())]
    await tellAdministrators(tx, 'administratorAppointed', { name, email: user.email, at })
    return { kind, administratorCount: administratorCount + 1 }
  })
}
