import { encodeOutput, Refusal, type Endpoint } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { FastifyReply } from 'fastify'
import type { Call, IdempotencyKey } from '../../http/bind.ts'
import { EncodedAnswer } from '../../http/contract-route.ts'
import type { Kernel } from '../../kernel.ts'
import { decideKey } from './idempotency.domain.ts'
import { keptAnswers, lockKeys } from './idempotency.queries.ts'

export { decideKey } from './idempotency.domain.ts'
export { lockKeys, eraseAnswers, keptAnswers, type NewAnswer } from './idempotency.queries.ts'

/** Answer, and the record made or changed. */
interface Effect<Value> {
  readonly answer: Value
  readonly effectId: string
}

/** Effect and answer in one transaction. Without a key it runs unprotected. */
export async function once<E extends Endpoint & { readonly output: z.ZodType }>(
  kernel: Kernel,
  endpoint: E,
  call: Pick<Call, 'idempotency' | 'reply'>,
  command: (tx: Transaction) => Promise<Effect<z.output<E['output']>>>,
): Promise<z.output<E['output']>> {
  const { idempotency } = call
  const answer = await inTransaction(kernel.database, async (tx) => {
    if (!idempotency) return (await command(tx)).answer
    const now = kernel.clock.now()
    const [state] = await lockKeys(tx, [idempotency])
    const decision = decideKey(idempotency, state!.isFree, state!.stored, now)
    if (decision.kind === 'refuse') throw new Refusal(decision.refusal)
    if (decision.kind === 'replay') return new EncodedAnswer(decision.answer)
    const effect = await command(tx)
    const json = JSON.stringify(encodeOutput(endpoint.output, effect.answer))
    await tx.execute(keptAnswers([{ ...idempotency, answer: json, effectId: effect.effectId }], now))
    return effect.answer
  })
  if (answer instanceof EncodedAnswer) call.reply.header('idempotency-hit', 'true')
  return answer as z.output<E['output']>
}

/** Throws for a key of another call. */
export async function findReplay(
  kernel: Kernel,
  idempotency: IdempotencyKey | undefined,
  reply: FastifyReply,
): Promise<EncodedAnswer | undefined> {
  if (!idempotency) return undefined
  const [state] = await inTransaction(kernel.database, (tx) => lockKeys(tx, [idempotency]))
  const decision = decideKey(idempotency, state!.isFree, state!.stored, kernel.clock.now())
  if (decision.kind === 'refuse') throw new Refusal(decision.refusal)
  if (decision.kind === 'serve') return undefined
  reply.header('idempotency-hit', 'true')
  return new EncodedAnswer(decision.answer)
}
