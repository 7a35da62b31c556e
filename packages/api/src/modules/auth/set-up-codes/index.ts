import { randomBytes } from 'node:crypto'
import type { Executor, Transaction } from '../../../database/index.ts'
import { hashOfToken, isSameSecret } from '../../../platform/tokens.ts'
import { normalRecoveryCode, recoveryCodeOf } from '../totps/totps.domain.ts'
import { countAdministrators } from '../../account/users/index.ts'
import { deleteSetUpCodes, insertSetUpCode, listLiveCodes, lockSetUpCodes } from './set-up-codes.queries.ts'

export { eraseSetUpCodes } from './set-up-codes.queries.ts'

/** Approvals need so many; later ones are proposed in the back office. */
const ADMINISTRATORS_BY_CODE = 2
const VALID_MS = 3_600_000

/** Undefined with two administrators. */
export async function makeSetUpCode(executor: Executor, now: Date): Promise<string | undefined> {
  const administratorCount = await countAdministrators(executor)
  if (administratorCount >= ADMINISTRATORS_BY_CODE) return undefined
  // As two recovery codes: 100 bits.
  const code = [randomBytes(10), randomBytes(10)].map(recoveryCodeOf).join('-')
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await insertSetUpCode(executor, { codeHash: hashOf(code), administratorCount, expiresAt })
  return code
}

const hashOf = (code: string) => hashOfToken(normalRecoveryCode(code))

export async function isSetUpCode(executor: Executor, code: string, now: Date): Promise<boolean> {
  const live = await listLiveCodes(executor, await countAdministrators(executor), now)
  const hash = hashOf(code)
  return live.filter(({ codeHash }) => isSameSecret(codeHash, hash)).length > 0
}

/** Ends all codes with the right one. */
export async function spendSetUpCode(tx: Transaction, code: string, now: Date): Promise<boolean> {
  await lockSetUpCodes(tx)
  if (!(await isSetUpCode(tx, code, now))) return false
  await deleteSetUpCodes(tx)
  return true
}
