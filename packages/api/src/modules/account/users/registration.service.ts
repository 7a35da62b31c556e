import { type api, calendarDateOf, Refusal } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { beginAttempt, subjectOfEmail } from '../../auth/login-attempts/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { hashPassword } from '../../auth/passwords/index.ts'
import { openWallet } from '../../wallet/wallets/index.ts'
import { findUserView, type UserView } from './user-list.queries.ts'
import { registrationErrors, type Registration } from './users.domain.ts'
import { insertUser, lockManager, type NewUser } from './users.queries.ts'

export const USER_CONFLICTS = {
  users_email_key: { code: 'email-taken', path: 'email' },
  users_identification_key: { code: 'identification-exists', path: 'identificationDocumentNumber' },
} as const

type CreateCall = Call<typeof api.users.create>

/** Makes user, profile and wallet in one transaction, and mails the link that confirms the address or sets the password. */
export async function createUser(kernel: Kernel, call: CreateCall): Promise<UserView> {
  const { body } = call
  const isAdministrator = call.scope === 'all'
  const now = kernel.clock.now()
  const errors = registrationErrors(body, isAdministrator, calendarDateOf(now))
  if (errors.length > 0) throw new Refusal({ code: 'input-invalid', errors })
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password)
  const user = { ...rowOf(body, call.language, now), passwordHash, termsAcceptedAt: body.acceptsTerms ? now : null }
  return countingConflicts(kernel, call, () =>
    inTransaction(kernel.database, async (tx) => {
      if (user.managerId && !(await lockManager(tx, user.managerId)))
        throw new Refusal({ code: 'reference-unknown', path: 'managerId' })
      await insertUser(tx, user)
      await openWallet(tx, user.userId, now)
      await queueMail(tx, {
        userId: user.userId,
        template: passwordHash ? 'confirmEmail' : 'accountCreated',
        params: {},
      })
      const view = found(await findUserView(tx, user.userId))
      if (isAdministrator)
        await audit(kernel, tx, call, {
          operation: 'users.create',
          noun: 'users',
          recordId: user.userId,
          userId: user.userId,
          after: view,
        })
      return view
    }),
  )
}

/** Who asks whether an address or document is registered, by registering it, is slowed down like who guesses passwords. */
async function countingConflicts(kernel: Kernel, call: CreateCall, create: () => Promise<UserView>): Promise<UserView> {
  if (call.scope === 'all') return refuseOnConflict(USER_CONFLICTS, create)
  const attempt = await beginAttempt(kernel, {
    purpose: 'register',
    subject: subjectOfEmail(call.body.email),
    address: call.address,
  })
  try {
    const view = await refuseOnConflict(USER_CONFLICTS, create)
    await attempt.withdraw()
    return view
  } catch (error) {
    if (!(error instanceof Refusal)) await attempt.withdraw()
    throw error
  }
}

function rowOf(body: Registration, language: 'es' | 'en', now: Date): NewUser & { userId: string } {
  const isCompany = body.kind === 'company'
  return {
    userId: uuidv7(now),
    kind: body.kind,
    role: body.role ?? 'user',
    managerId: body.role === undefined || body.role === 'user' ? (body.managerId ?? null) : null,
    name: body.name,
    surname: body.surname,
    companyName: isCompany ? body.companyName : null,
    legalRepresentativeName: isCompany ? body.legalRepresentativeName : null,
    taxNumber: isCompany ? body.taxNumber : null,
    email: body.email,
    phone: body.phone,
    gender: body.gender,
    nationality: body.nationality,
    birthdayAt: body.birthdayAt,
    identificationDocumentType: body.identificationDocumentType,
    identificationDocumentNumber: body.identificationDocumentNumber,
    language: body.language ?? language,
    createdAt: now,
    updatedAt: now,
  }
}
