import { Refusal, type api } from '@cauce/contract'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { answersTo } from './answer-to-batch.domain.ts'
import { findBatchToAnswer, findPaymentsToAnswer } from './answer-to-batch.queries.ts'
import { expectDemonstration } from './expect-demonstration.ts'
import { pain002Text } from './pain002-text.ts'

/** Read-only: an answer counts once imported. */
export async function answerToBatch(kernel: Kernel, { params }: Call<typeof api.bankDemonstration.report>) {
  expectDemonstration(kernel)
  const { database, clock } = kernel
  const batch = found(await findBatchToAnswer(database, params.id))
  if (batch.handedOverAt === null) throw new Refusal({ code: 'state-forbids', params: { state: batch.state } })
  const createdAt = clock.now()
  const messageId = `DEMO${createdAt.toISOString().replaceAll(/\D/g, '')}`
  const content = pain002Text({
    messageId,
    createdAt,
    originalMessageId: batch.messageId,
    originalPaymentInformationId: batch.messageId,
    answers: answersTo(await findPaymentsToAnswer(database, params.id)),
  })
  return { name: `pain002_${batch.number}_${messageId.slice(12, 18)}.xml`, content }
}
