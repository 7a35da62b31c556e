import { randomBytes } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@cauce/contract'
import type { Executor, Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { derivedKey, hmacOf, seal, unseal } from '../../../platform/tokens.ts'
import { codeNow, judgeCode, normalRecoveryCode, recoveryCodeOf, type CodeSource } from './totps.domain.ts'
import {
  countUnusedRecoveryCodes,
  findConfirmedTotp,
  insertRecoveryCodes,
  totpRows,
  spendRecoveryCodeRow,
  spendStep,
} from './totps.queries.ts'
import type { TotpRow } from '../../../database/schema/auth.ts'

/** The outcome of using up a code. */
export type SpentCode = 'accepted' | 'wrong' | 'used' | 'no-device'

const secretKey = (kernel: Kernel) => derivedKey(kernel.settings.secret, 'totp-secrets')

/** Encrypts the secret of a device for storage. */
export const sealSecret = (kernel: Kernel, secret: string): string => seal(secretKey(kernel), secret)

/** A stored device with its secret decrypted. */
export function codeSourceOf(kernel: Kernel, totp: TotpRow): CodeSource {
  return { secret: unseal(secretKey(kernel), totp.sealedSecret), lastUsedStep: totp.lastUsedStep }
}

/** Checks a code of a person's device and uses it up: of concurrent attempts with one code a single one is accepted. */
export async function spendCode(kernel: Kernel, tx: Transaction, userId: string, code: string): Promise<SpentCode> {
  const totp = await findConfirmedTotp(tx, userId)
  if (!totp) return 'no-device'
  const verdict = judgeCode(codeSourceOf(kernel, totp), code, kernel.clock.now())
  if (verdict.kind !== 'accepted') return verdict.kind
  return (await spendStep(tx, totp.totpId, verdict.step)) ? 'accepted' : 'used'
}

/** Uses up a recovery code. Returns how many are left, or why it was refused. */
export async function spendRecoveryCode(
  kernel: Kernel,
  tx: Transaction,
  userId: string,
  typed: string,
): Promise<number | 'wrong' | 'no-device'> {
  const totp = await findConfirmedTotp(tx, userId)
  if (!totp) return 'no-device'
  const isSpent = await spendRecoveryCodeRow(tx, totp.totpId, hashOfRecoveryCode(kernel, typed), kernel.clock.now())
  return isSpent ? countUnusedRecoveryCodes(tx, totp.totpId) : 'wrong'
}

/** Makes ten recovery codes of a device. Only their hashes are kept, so they can be shown this once. */
export async function issueRecoveryCodes(kernel: Kernel, tx: Transaction, totpId: string): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(recoveryCodeOf(randomBytes(10)))
  await insertRecoveryCodes(
    tx,
    [...codes].map((code) => ({ recoveryCodeId: uuidv7(), totpId, codeHash: hashOfRecoveryCode(kernel, code) })),
  )
  return [...codes]
}

function hashOfRecoveryCode(kernel: Kernel, code: string): string {
  return hmacOf(derivedKey(kernel.settings.secret, 'recovery-codes'), normalRecoveryCode(code))
}

/** Gives a person a confirmed device with a known secret (base32), for the demonstration and for tests. */
export async function installTotp(kernel: Kernel, executor: Executor, userId: string, secret: string): Promise<void> {
  const now = kernel.clock.now()
  await totpRows.insert(executor, {
    totpId: uuidv7(now),
    userId,
    sealedSecret: sealSecret(kernel, secret),
    createdAt: now,
    confirmedAt: now,
  })
}

/** The code that a person's device shows now, for the demonstration only. */
export async function presentCode(kernel: Kernel, executor: Executor, userId: string): Promise<string | undefined> {
  const totp = await findConfirmedTotp(executor, userId)
  return totp && codeNow(codeSourceOf(kernel, totp), kernel.clock.now())
}
