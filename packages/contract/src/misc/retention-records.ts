import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { CARRIED_OUT_RULES, type CarriedOutRule } from '../retention.ts'

const Rule = z
  .enum(CARRIED_OUT_RULES as [CarriedOutRule, ...CarriedOutRule[]])
  .describe('A rule of the table of periods that the job carries out.')

export const RetentionRecord = z
  .strictObject({
    retentionRecordId: Id,
    day: CalendarDate.describe('The day in Madrid.'),
    rule: Rule,
    erasedCount: z.int().describe('How many records were erased or anonymised by the rule on the day.'),
    carriedOutAt: Instant.describe('When the rule was last carried out on the day.'),
  })
  .describe('What was erased by one rule on one day. It is written in the transactions that erase.')

/** Erasure protocol (handbook chapter 26). */
export const retentionRecordEndpoints = endpoints(
  'retentionRecords',
  { name: 'Retention', about: 'What is erased by the table of periods, by day and rule.' },
  '/v1/misc/retention-records',
  {
    list: {
      permission: 'retentionRecords.read',
      summary: 'List what was erased by the table of periods, by day and rule',
      query: listQuery(
        ['day'],
        {
          rule: Rule.optional(),
          hasErased: z.boolean().optional().describe('Whether something was erased.'),
        },
        allBut(),
      ),
      output: page(RetentionRecord),
    },
    read: {
      permission: 'retentionRecords.read',
      summary: 'Read what was erased by a rule on a day',
      output: RetentionRecord,
    },
  },
)
