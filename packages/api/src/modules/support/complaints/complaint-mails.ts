import { mailTemplates, type MailParams, type MailTemplate } from '@cauce/contract'
import { z } from 'zod'
import type { Executor, Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { insertComplaintLink, complaintRows } from './complaints.queries.ts'

/** Also for people without an account. */
export type ComplaintTemplate = Extract<MailTemplate, `complaint${string}`>
const isTemplate = (value: unknown): value is ComplaintTemplate =>
  typeof value === 'string' && value.startsWith('complaint') && Object.hasOwn(mailTemplates, value)

export const sendComplaintMailJob = defineJob({
  name: 'sendComplaintMail',
  payload: z.object({
    mailId: z.uuid(),
    complaintId: z.uuid(),
    template: z.custom<ComplaintTemplate>(isTemplate),
    params: z.record(z.string(), z.string()),
  }),
  isOutgoing: true,
})

/** In the causing transaction. */
export async function queueComplaintMail<const Template extends ComplaintTemplate>(
  tx: Transaction,
  complaintId: string,
  template: Template,
  params: MailParams<Template>,
): Promise<void> {
  // TypeScript does not derive that all parameters are texts.
  const texts = params as Readonly<Record<string, string>>
  await queueJob(tx, sendComplaintMailJob, { mailId: uuidv7(), complaintId, template, params: { ...texts } })
}

/** In the complaint's language; undefined once deleted. */
export async function findComplainant(executor: Executor, complaintId: string) {
  const row = await complaintRows.find(executor, complaintId)
  return row && { to: row.email, language: row.language, name: row.name }
}

/** Only the hash is stored, so each mail has its own link. */
export async function makeComplaintLink({ database, clock }: Kernel, complaintId: string): Promise<string> {
  const token = newToken()
  await insertComplaintLink(database, { tokenHash: hashOfToken(token), complaintId, createdAt: clock.now() })
  return token
}
