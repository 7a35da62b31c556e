import { randomBytes } from 'node:crypto'
import type { Executor, Transaction } from '../../../database/index.ts'
import { hashOfToken, isSameSecret } from '../../../platform/tokens.ts'
import { countAdministrators } from '../../account/users/index.ts'
import { deleteSetUpCodes, insertSetUpCode, listLiveCodes, lockSetUpCodes } from './set-up-codes.queries.ts'

export { eraseSetUpCodes } from './set-up-codes.queries.ts'

/** Approvals need so many; later ones are proposed in the back office. */
const ADMINISTRATORS_BY_CODE = 2
const VALID_MS = 3_600_000
/** Without those that look alike. 20 of 32 signs are 100 bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 20

/** Undefined with two administrators. */
export async function makeSetUpCode(executor: Executor, now: Date): Promise<string | undefined> {
  const administratorCount = await countAdministrators(executor)
  if (administratorCount >= ADMINISTRATORS_BY_CODE) return undefined
  const code = [...randomBytes(CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await insertSetUpCode(executor, { codeHash: hashOfToken(code), administratorCount, expiresAt })
  return code.replaceAll(/.{5}(?!$)/g, '$&-')
}

export async function isSetUpCode(executor: Executor, code: string, now: Date): Promise<boolean> {
  const live = await listLiveCodes(executor, await countAdministrators(executor), now)
  const hash = hashOfToken(code)
  return live.filter(({ codeHash }) => isSameSecret(codeHash, hash)).length > 0
}

/** Ends all codes with the right one. */
export async function spendSetUpCode(tx: Transaction, code: string, now: Date): Promise<boolean> {
  await lockSetUpCodes(tx)
  if (!(await isSetUpCode(tx, code, now))) return false
  await deleteSetUpCodes(tx)
  return true
}
