import { api, calendarDateOf, documentNumberOf, kindOf, Refusal, type Language, instantValue } from '@cauce/contract'
import { constraintOf, inTransaction, rolledBack } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found, refuseOnConflict } from '../http/expect.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import {
  findUserView,
  insertUsers,
  lockManager,
  registrationErrors,
  USER_CONFLICTS,
  type NewUser,
  type Registration,
  type UserView,
  findUserByEmail,
} from '../modules/account/users/index.ts'
import { proposeAccess } from '../modules/account/access-changes/index.ts'
import { acceptToday } from '../modules/misc/legal-texts/index.ts'
import { noteHands } from '../modules/account/person-hands/index.ts'
import { hashPassword, refuseGuessable } from '../modules/auth/passwords/index.ts'
import { openWallets } from '../modules/wallet/wallets/index.ts'
import { audit } from '../platform/audit/index.ts'
import { queueMail, queueMailToStranger } from '../platform/mail/index.ts'

/** For oneself, or by an administrator. */
export const registerFlow: ModuleFactory = (kernel) => ({
  name: 'register',
  routes: [bind(api.users.create, (call) => createUser(kernel, call))],
})

type CreateCall = Call<typeof api.users.create>
const EMAIL_KEY = 'users_email_key' satisfies keyof typeof USER_CONFLICTS
const DOCUMENT_KEY = 'users_identification_key' satisfies keyof typeof USER_CONFLICTS

async function createUser(kernel: Kernel, call: CreateCall): Promise<UserView> {
  const { body } = call
  const isAdministrator = call.scope === 'all'
  const now = kernel.clock.now()
  // The form of staff, whose session has ended meanwhile: they log in, and what they typed waits for them.
  if (!isAdministrator && body.role !== undefined && body.password === undefined)
    throw new Refusal({ code: call.actor.isSessionOver ? 'session-expired' : 'not-logged-in' })
  const errors = registrationErrors(body, isAdministrator, calendarDateOf(now))
  if (errors.length > 0) throw new Refusal({ code: 'input-invalid', errors })
  if (body.password !== undefined) await refuseGuessable(kernel, body.password, body)
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password)
  const user = { ...accountRowOf(body, call.language, now), passwordHash }
  if (isAdministrator) return refuseOnConflict(USER_CONFLICTS, () => openAccount(kernel, call, user))
  return openAccount(kernel, call, user).catch((error: unknown) => {
    if (constraintOf(error) !== EMAIL_KEY && constraintOf(error) !== DOCUMENT_KEY) throw error
    return answerForKnown(kernel, user)
  })
}

type NewAccount = ReturnType<typeof accountRowOf> & Pick<NewUser, 'passwordHash'>

/** Nothing is stored of what was not ticked (decision consents-of-an-order). */
const tickedIn = ({ acceptsTerms, acknowledgesPrivacy }: Registration) => [
  ...(acceptsTerms ? (['terms'] as const) : []),
  ...(acknowledgesPrivacy ? (['privacy'] as const) : []),
]

function openAccount(kernel: Kernel, call: CreateCall, user: NewAccount): Promise<UserView> {
  const { userId, managerId } = user
  return inTransaction(kernel.database, async (tx) => {
    if (managerId && !(await lockManager(tx, managerId)))
      throw new Refusal({ code: 'reference-unknown', path: 'managerId' })
    await insertUsers(tx, user)
    await openWallets(tx, [userId], user.createdAt)
    await acceptToday(tx, userId, tickedIn(call.body), user.createdAt)
    await queueMail(tx, { userId, template: user.passwordHash ? 'confirmEmail' : 'accountCreated', params: {} })
    if (call.scope === 'all') {
      await noteHands(tx, { userId, handIds: [userIdOf(call.actor)], kinds: ['account'], now: user.createdAt })
      await audit(kernel, tx, call, { recordId: userId, userId, after: found(await findUserView(tx, userId)) })
      const { role = 'user' } = call.body
      if (role !== 'user') await proposeAccess(kernel, tx, call, userId, { kind: 'role', value: role })
    }
    return found(await findUserView(tx, userId))
  })
}

export function accountRowOf(body: Registration, language: Language, now: Date) {
  const kind = kindOf(body)
  return {
    userId: uuidv7(now),
    kind,
    // Other roles wait for the approval of another administrator.
    role: 'user' as const,
    managerId: body.role === undefined || body.role === 'user' ? body.managerId : null,
    name: body.name,
    surname: body.surname,
    companyName: body.companyName,
    legalRepresentativeName: body.legalRepresentativeName,
    taxNumber: body.taxNumber,
    email: body.email,
    phone: body.phone ?? body.phoneNumber,
    gender: body.gender,
    nationality: body.nationality,
    birthdayAt: body.birthdayAt,
    identificationDocumentType: body.identificationDocumentType,
    identificationDocumentNumber: documentNumberOf(body) ?? body.identificationDocumentNumber,
    language: body.language ?? language,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * Answers as if address and document were free, and mails what is known: no user enumeration (decision
 * login-and-second-factor).
 */
async function answerForKnown(kernel: Kernel, user: NewAccount): Promise<UserView> {
  const { userId, email, identificationDocumentNumber, createdAt } = user
  const answer = await rolledBack(kernel.database, async (tx) => {
    await insertUsers(tx, { ...user, email: `${userId}@taken.invalid`, identificationDocumentNumber: userId })
    await openWallets(tx, [userId], createdAt)
    return { ...found(await findUserView(tx, userId)), email, identificationDocumentNumber }
  })
  await inTransaction(kernel.database, async (tx) => {
    const owner = await findUserByEmail(tx, email)
    const params = { at: instantValue(kernel.clock.now()) }
    if (owner) await queueMail(tx, { userId: owner.userId, template: 'alreadyRegistered', params })
    else await queueMailToStranger(tx, { to: email, ...addressedAs(user), template: 'documentRegistered', params })
  })
  return answer
}

const addressedAs = ({ language, companyName, name }: NewAccount) => ({ language, name: companyName ?? name })
