import { mailTemplates, type MailParams, type MailTemplate } from '@cauce/contract'
import { z } from 'zod'
import type { Executor, Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { insertComplaintLink } from './complaint-parts.queries.ts'
import { complaintRows } from './complaints.queries.ts'

/** Mails about complaints, which go to people without an account too. */
export type ComplaintTemplate = Extract<MailTemplate, `complaint${string}`>
const isTemplate = (value: unknown): value is ComplaintTemplate =>
  typeof value === 'string' && value.startsWith('complaint') && Object.hasOwn(mailTemplates, value)

/** Delivers a mail about a complaint. */
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

/** Queues a mail about a complaint in the transaction that causes it. */
export async function queueComplaintMail<const Template extends ComplaintTemplate>(
  tx: Transaction,
  complaintId: string,
  template: Template,
  params: MailParams<Template>,
): Promise<void> {
  // Each of their parameters is a text, which TypeScript does not derive for all templates at once.
  const texts = params as Readonly<Record<string, string>>
  await queueJob(tx, sendComplaintMailJob, { mailId: uuidv7(), complaintId, template, params: { ...texts } })
}

/** To whom a mail about a complaint goes, in the language of the complaint; undefined when it was deleted. */
export async function findComplainant(executor: Executor, complaintId: string) {
  const row = await complaintRows.find(executor, complaintId)
  return row && { to: row.email, language: row.language, name: row.name }
}

/** Makes a private link to a complaint, for a mail. The hash alone is kept, so each mail has a link of its own. */
export async function makeComplaintLink({ database, clock }: Kernel, complaintId: string): Promise<string> {
  const token = newToken()
  await insertComplaintLink(database, { tokenHash: hashOfToken(token), complaintId, createdAt: clock.now() })
  return token
}
