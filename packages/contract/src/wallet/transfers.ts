import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'

export const TRANSFER_STAGES = [
  'approved',
  'batched',
  'released',
  'sent',
  'executed',
  'refused',
  'returned',
  'cancelled',
] as const
export const TransferStage = z
  .enum(TRANSFER_STAGES)
  .describe('Sent: the bank has it. The money of one that was refused, returned or cancelled is in the wallet again.')
export type TransferStage = z.infer<typeof TransferStage>

/** The holder may cancel until a second administrator releases the transfer. */
export const isTransferCancellable = (stage: TransferStage): boolean => stage === 'approved' || stage === 'batched'

export const Transfer = z
  .strictObject({
    stage: TransferStage,
    reasonCode: z.string().nullable().describe('Why the bank refused or returned it (ISO 20022 external code).'),
    cancelReason: z.string().nullable().describe('Why an administrator cancelled it.'),
    endToEndId: z.string().describe('Id of the payment, which statements repeat.'),
    remittance: z.string().describe('Text of the transfer, as the payee reads it.'),
    approvedAt: Instant,
    batchedAt: Instant.nullable().describe('When the batch was made that it is in.'),
    releasedAt: Instant.nullable().describe('When a second administrator released that batch.'),
    sentAt: Instant.nullable().describe('When the bank got it.'),
    executionDay: CalendarDate.nullable().describe('Day on which the bank is asked to pay.'),
    executedOn: CalendarDate.nullable().describe('Day of the line of the statement that shows it.'),
    returnedOn: CalendarDate.nullable().describe('Day of the line of the statement by which it came back.'),
    updatedAt: Instant,
  })
  .describe('What the bank does with an approved withdrawal.')
