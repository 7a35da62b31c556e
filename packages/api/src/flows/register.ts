import { api, calendarDateOf, kindOf, Refusal, type Language, instantValue } from '@cauce/contract'
import { LEGAL_UPDATED_ON } from '@cauce/contract/pages.ts'
import { constraintOf, inTransaction, rolledBack } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found, refusalOfConflict, refuseOnConflict } from '../http/expect.ts'
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
import { noteHands } from '../modules/account/person-hands/index.ts'
import { hashPassword, refuseGuessable } from '../modules/auth/passwords/index.ts'
import { beginAttempt, subjectOfEmail } from '../modules/auth/throttling/index.ts'
import { openWallets } from '../modules/wallet/wallets/index.ts'
import { audit } from '../platform/audit/index.ts'
import { queueMail } from '../platform/mail/index.ts'

/** For oneself, or by an administrator. */
export const registerFlow: ModuleFactory = (kernel) => ({
  name: 'register',
  routes: [bind(api.users.create, (call) => createUser(kernel, call))],
})

type CreateCall = Call<typeof api.users.create>
const EMAIL_KEY = 'users_email_key' satisfies keyof typeof USER_CONFLICTS

/** User and wallet in one transaction; mails a link to confirm the address or set the password. */
async function createUser(kernel: Kernel, call: CreateCall): Promise<UserView> {
  const { body } = call
  const isAdministrator = call.scope === 'all'
  const now = kernel.clock.now()
  const errors = registrationErrors(body, isAdministrator, calendarDateOf(now))
  if (errors.length > 0) throw new Refusal({ code: 'input-invalid', errors })
  if (body.password !== undefined) await refuseGuessable(kernel, body.password, body)
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password)
  const user = { ...accountRowOf(body, call.language, now), ...declarationsOf(body, now), passwordHash }
  if (isAdministrator) return refuseOnConflict(USER_CONFLICTS, () => openAccount(kernel, call, user))
  const attempt = await beginAttempt(kernel, {
    purpose: 'register',
    subject: subjectOfEmail(body.email),
    address: call.address,
  })
  try {
    const view = await openAccount(kernel, call, user).catch((error: unknown) => {
      if (constraintOf(error) !== EMAIL_KEY) throw error
      return answerForKnownEmail(kernel, call.address, user)
    })
    await attempt.withdraw()
    return view
  } catch (error) {
    const refusal = refusalOfConflict(USER_CONFLICTS, error)
    // Known documents count as failures: no user enumeration by registering.
    if (!refusal) await attempt.withdraw()
    throw refusal ?? error
  }
}

type NewAccount = ReturnType<typeof accountRowOf> & ReturnType<typeof declarationsOf> & Pick<NewUser, 'passwordHash'>

/** Moment and version of each ticked text; nothing is stored otherwise (decision consents-of-an-order). */
const declarationsOf = ({ acceptsTerms, acknowledgesPrivacy }: Registration, now: Date) => ({
  termsAcceptedAt: acceptsTerms ? now : null,
  privacyAcknowledgedAt: acknowledgesPrivacy ? now : null,
  legalVersion: acceptsTerms || acknowledgesPrivacy ? LEGAL_UPDATED_ON : null,
})

function openAccount(kernel: Kernel, call: CreateCall, user: NewAccount): Promise<UserView> {
  const { userId, managerId } = user
  return inTransaction(kernel.database, async (tx) => {
    if (managerId && !(await lockManager(tx, managerId)))
      throw new Refusal({ code: 'reference-unknown', path: 'managerId' })
    await insertUsers(tx, user)
    await openWallets(tx, [userId], user.createdAt)
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
    identificationDocumentNumber: body.identificationDocumentNumber,
    language: body.language ?? language,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * Answers as if the address were free: no user enumeration (decision login-and-second-factor). Creates the account under an unused address
 * and rolls back, so that a known document is refused as usual. The owner of the address gets a mail.
 */
async function answerForKnownEmail(kernel: Kernel, address: string, user: NewUser): Promise<UserView> {
  const answer = await rolledBack(kernel.database, async (tx) => {
    await insertUsers(tx, { ...user, email: `${user.userId}@taken.invalid` })
    await openWallets(tx, [user.userId], user.createdAt)
    return { ...found(await findUserView(tx, user.userId)), email: user.email }
  })
  await mailOwner(kernel, address, user.email)
  return answer
}

/** Rate-limited like failed log-ins. */
async function mailOwner(kernel: Kernel, address: string, email: string): Promise<void> {
  const purpose = 'alreadyRegistered'
  try {
    await beginAttempt(kernel, { purpose, subject: subjectOfEmail(email), address })
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await inTransaction(kernel.database, async (tx) => {
    const owner = await findUserByEmail(tx, email)
    const params = { at: instantValue(kernel.clock.now()) }
    if (owner) await queueMail(tx, { userId: owner.userId, template: purpose, params })
  })
}
