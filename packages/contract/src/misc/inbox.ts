import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { FirstApproval } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { MAXIMUM_TAKE } from '../page-sizes.ts'
import { listQuery, page } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { Unreceived } from '../project/distributions.ts'
import { INBOX_KINDS, LATE_AFTER_HOURS } from './decisions.ts'

export const InboxKind = z.enum(INBOX_KINDS).describe('What waits for staff.')
export type InboxKind = z.infer<typeof InboxKind>

const count = z.int().min(0)

export const InboxItem = z
  .strictObject({
    id: z.string().describe('Unique in the inbox.'),
    kind: InboxKind,
    noun: z.string().describe('The list of the API that has the record.'),
    recordId: z.string().describe('Id of the record there; of withheld tax the first day of its quarter.'),
    name: z.string().nullable().describe('The person, the project or the colleague that it comes from.'),
    userId: Id.nullable(),
    title: z
      .string()
      .nullable()
      .describe('What it is about: the bank, the payee, the account by its alias, the person.'),
    text: z.string().nullable().describe('What somebody wrote: reason, title, name of the file, text at the bank.'),
    code: z.string().nullable().describe('The sort within its kind, in the values of the record.'),
    reasons: z.array(z.string()).describe('Why the bank movement has its suggestion.'),
    iban: z.string().nullable(),
    number: z.int().nullable().describe('Number of the batch, of the payment or of the attempt; year of the report.'),
    count: count.nullable().describe('Payments of the batch; closes that nobody signed off.'),
    percentage: Percentage.nullable(),
    day: CalendarDate.nullable().describe('The day that the record names: from when, or when it is carried out.'),
    amount: Money.nullable().describe('Below zero is money that leaves.'),
    since: Instant.describe('It waits since then.'),
    dueOn: CalendarDate.nullable().describe('The last day.'),
    firstApproval: FirstApproval.nullable().describe('The first of two administrators, while that counts.'),
    needsMyApproval: z
      .boolean()
      .describe('Whether the approval of the caller settles what another one signed or entered.'),
    hasProof: z.boolean().describe('Whether a proof of the deposit is stored.'),
    claim: z
      .strictObject({ userId: Id, userName: z.string(), claimedAt: Instant })
      .nullable()
      .describe('Who has it open.'),
  })
  .describe('A row of the inbox: what waits, with what its list shows of it.')

const Inbox = page(InboxItem)
  .extend({
    totals: z.partialRecord(InboxKind, count).describe('All that waits, by kind, whatever is asked for.'),
    unreadTickets: count.describe('Tickets with unread news for which the caller is responsible, or nobody.'),
    queuedPayments: count.describe('Payments that are in no batch yet; 0 for those who may not read payments.'),
    needsMyApprovalTotal: count.describe('Rows that match and need the approval of the caller.'),
    lateTotal: count.describe(`Rows that match and wait for more than ${LATE_AFTER_HOURS} hours.`),
    incoming: Money.describe('Sum of the deposits that match.'),
    outgoing: Money.describe('Sum of the withdrawals that match.'),
    isOnlyAdministrator: z.boolean().describe('Whether nobody else can approve what two administrators decide.'),
    unreceived: Unreceived.nullable().describe(
      'What was credited before it was received; null for those who record no payments.',
    ),
  })
  .describe('What waits for the caller, with its totals.')

export const inboxEndpoints = endpoints(
  'inbox',
  { name: 'Inbox', about: 'What waits for the decision of staff, and what falls due.' },
  '/v1/misc/inbox',
  {
    list: {
      permission: 'inbox.read',
      summary: 'List what waits for the caller',
      description:
        'Everything that the caller may decide and what falls due for them, the oldest first. A manager has the kinds of a manager, for the customers assigned to them. With `take=0` only the totals.',
      query: listQuery(
        ['since', 'dueOn'],
        {
          kind: InboxKind.optional(),
          q: z.string().max(100).optional().describe('Words that all stand in name, text, account, number or amount.'),
          userId: Id.optional().describe('Only what concerns this person.'),
          needsMyApproval: z.boolean().optional().describe('Whether another administrator has signed or entered it.'),
        },
        undefined,
        'asc',
      ).extend({
        take: z.int().min(0).max(MAXIMUM_TAKE).optional().describe('How many rows at most; 20 if absent.'),
        ids: z.array(z.string().max(100)).max(100).optional().describe('Only these rows.'),
      }),
      output: Inbox,
    },
  },
)
