import { z } from 'zod'
import { WIRE_AMOUNT } from '../cents.ts'
import { Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { EnglishText } from '../fields.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { Money } from '../money.ts'
import { ROLES } from '../permissions.ts'
import { MOVEMENT_ACTS } from '../wallet/movement-steps.ts'

/** JSON with types (`TypedValue`). Lists by element; larger objects as stored. */
export const AuditValue = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.strictObject({ money: z.string().regex(WIRE_AMOUNT).describe('Euro amount.') }),
    z.strictObject({ percentage: z.number() }),
    z.strictObject({ instant: z.iso.datetime() }),
    z.strictObject({ date: z.iso.date() }),
    z.strictObject({ choice: z.string().describe('A value of an enumeration.') }),
    z.strictObject({ reference: z.uuid().describe('Identifier of another record.') }),
    z.array(z.unknown()).describe('A list of values.'),
    z.record(z.string(), z.unknown()),
  ])
  .describe('A value of an audit record, which says what it is.')
export type AuditValue = z.infer<typeof AuditValue>

const Values = z.record(z.string(), AuditValue).nullable()

export const AuditedMoney = z
  .strictObject({
    act: z.enum(MOVEMENT_ACTS).nullable().describe('What the decision on the money says; null without one.'),
    isFirst: z.boolean().describe('The first of two approvals.'),
    amount: Money,
    projectId: Id.nullable(),
    projectName: z.string().nullable(),
    names: z.array(z.string()).describe('Of the two administrators, where two decided.'),
  })
  .describe('How much money it was about, and what was decided on it.')
export type AuditedMoney = z.infer<typeof AuditedMoney>

export const AuditRecord = z
  .strictObject({
    auditRecordId: Id,
    actorId: Id,
    actorName: z.string().describe('Who did it, as they are called now.'),
    actorRole: z
      .enum([...ROLES, 'platform'])
      .describe('The role in which they did it; `platform` is what the platform did by itself.'),
    operation: z.string().describe('Operation of the contract, such as projects.edit.'),
    noun: z.string().describe('What kind of record it was done to.'),
    recordId: Id,
    userId: Id.nullable().describe('The customer that it concerns.'),
    userName: z.string().nullable(),
    before: Values.describe('What changed, as it was.'),
    after: Values.describe('What changed, as it became.'),
    reason: z.string().nullable(),
    money: AuditedMoney.nullable(),
    taskTitle: z.string().nullable().describe('Of the task that it was done to, while there is one.'),
    timelineEvent: z
      .strictObject({ projectId: Id, title: z.string(), titleEn: EnglishText })
      .nullable()
      .describe('Of the timeline of a project, that it was done to, while there is one.'),
    address: z.string().describe('Network address of the actor.'),
    createdAt: Instant,
  })
  .describe(
    'What a member of staff did, or a person to their second factor: who, when, what, before, after and why. Nothing can change it.',
  )

export const auditFilters = {
  noun: z.string().max(60).optional(),
  recordId: Id.optional(),
  userId: Id.optional(),
  projectId: Id.optional().describe('A project with its descriptions, pictures, documents, timeline and payments.'),
  actorId: Id.optional(),
  operation: z.string().max(80).optional(),
  fromDate: NamedDay.optional(),
  toDate: NamedDay.optional(),
}

export const auditEndpoints = endpoints(
  'audit',
  { name: 'Audit', about: 'What staff did: who, when, what, before, after and why.' },
  '/v1/misc/audit',
  {
    list: {
      permission: 'audit.read',
      isLagAllowed: true,
      summary: 'List what staff did',
      query: listQuery(['createdAt'], auditFilters),
      output: page(AuditRecord),
    },
    read: {
      permission: 'audit.read',
      summary: 'Read an audit record',
      output: AuditRecord,
    },
  },
)
