import { hashPassword } from '@cauce/api/modules/auth/passwords'
import { installTotp } from '@cauce/api/modules/auth/totps'
import type { NewUser } from '@cauce/api/modules/account/users'
import { given } from './given.ts'
import type { TestApp } from './test-app.ts'

export const KNOWN_PASSWORD = 'Cauce-2026'
/** Secret of every test's OTP device, base32. */
export const KNOWN_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** A person with a known password and OTP secret, so that a test can log in. */
export async function givenKnownPerson(app: TestApp, overrides: Partial<NewUser> & { hasTotp?: boolean } = {}) {
  const { hasTotp = true, ...user } = overrides
  const email = user.email ?? `${crypto.randomUUID()}@example.org`
  const person = await given(app).person({ ...user, email, passwordHash: await hashPassword(KNOWN_PASSWORD) })
  if (hasTotp) await installTotp(app.kernel, app.kernel.database, person.userId, KNOWN_SECRET)
  return { ...person, email, password: KNOWN_PASSWORD }
}
