import { z } from 'zod'
import { CalendarDate, Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { IRREGULARITY_STATES } from './irregularities.lifecycle.ts'

export const IrregularityState = z
  .enum(IRREGULARITY_STATES)
  .describe('Whether the offer is suspended for it, or how it ended.')
export type IrregularityState = z.infer<typeof IrregularityState>

const LONGEST = { text: 1000, part: 120, value: 240 } as const
const MOST_DIFFERENCES = 12

export const Difference = z
  .strictObject({
    part: z.string().describe('The part of the information.'),
    partEn: EnglishText,
    stated: z.string().describe('What it stated, as the sheet in force says it, if there is one.'),
    statedEn: EnglishText,
    actual: z.string().describe('What is right.'),
    actualEn: EnglishText,
  })
  .describe('One thing that was stated wrongly.')

/** Public. */
export const ProjectIrregularity = z
  .strictObject({
    irregularityId: Id,
    state: IrregularityState,
    irregularity: z.string().describe('What is wrong.'),
    irregularityEn: EnglishText,
    differences: z.array(Difference),
    steps: z.string().nullable().describe('What is being done; null for what was corrected at once.'),
    stepsEn: EnglishText,
    correction: z.string().nullable().describe('What was corrected; null while it is not.'),
    correctionEn: EnglishText,
    suspendedAt: Instant.nullable().describe('Since when nobody may invest; null for what was corrected at once.'),
    lastDay: CalendarDate.nullable().describe(
      'The last day on which a suspended offer can be corrected; the day after, it is cancelled.',
    ),
    revocableUntil: Instant.describe('Until then orders that precede the last notice may be revoked at no cost.'),
    endedAt: Instant.nullable().describe('When it was corrected or cancelled.'),
  })
  .describe('A material error in the information about an offer.')

export const Irregularity = ProjectIrregularity.extend({
  projectId: Id,
  projectName: z.string(),
  recordedBy: Id,
  recordedByName: z.string(),
  endedBy: Id.nullable().describe('Null while it lasts, and where the platform cancelled the offer.'),
  endedByName: z.string().nullable(),
  ...timestamps,
}).describe('A material error in the information about an offer, with who recorded it.')

const DifferenceBody = z
  .strictObject({
    part: text(LONGEST.part),
    partEn: english(LONGEST.part).default(null),
    stated: text(LONGEST.value),
    statedEn: english(LONGEST.value).default(null),
    actual: text(LONGEST.value),
    actualEn: english(LONGEST.value).default(null),
  })
  .describe('One thing that was stated wrongly.')

const found = {
  projectId: Id,
  irregularity: text(LONGEST.text).describe('What is wrong.'),
  irregularityEn: english(LONGEST.text).optional(),
  differences: z.array(DifferenceBody).max(MOST_DIFFERENCES).optional(),
}
const steps = {
  steps: text(LONGEST.text).describe('What is being done: it suspends the offer.'),
  stepsEn: english(LONGEST.text).optional(),
}
const correction = {
  correction: text(LONGEST.text).describe('What was corrected: the offer goes on.'),
  correctionEn: english(LONGEST.text).optional(),
}

export const SuspensionForm = z
  .strictObject({ ...found, ...steps })
  .describe('A material error that suspends the offer.')
export const CorrectionForm = z
  .strictObject({ ...found, ...correction })
  .describe('A material error and its correction.')

export const IrregularityBody = z
  .strictObject({
    ...found,
    ...steps,
    steps: steps.steps.optional(),
    ...correction,
    correction: correction.correction.optional(),
  })
  .describe(
    'A material error: either the steps being taken while the offer is suspended, or what was corrected at once.',
  )

export const IrregularityPatch = z
  .strictObject({
    ...correction,
    updatedAt: Instant.optional(),
  })
  .describe('What was corrected; the offer goes on.')

/** Regulation (EU) 2020/1503, article 23(12), (13); decision information-sheets. */
export const irregularityEndpoints = endpoints(
  'irregularities',
  {
    name: 'Irregularities',
    about: 'Material errors in the information about offers: suspension, correction, cancellation.',
  },
  '/v1/project/irregularities',
  {
    list: {
      permission: 'irregularities.read',
      summary: 'List the irregularities of offers',
      query: listQuery(
        ['createdAt', 'updatedAt', 'lastDay'],
        {
          projectId: Id.optional(),
          state: IrregularityState.optional(),
        },
        allBut('suspendedAt'),
      ),
      output: page(Irregularity),
    },
    read: {
      permission: 'irregularities.read',
      summary: 'Read an irregularity of an offer',
      output: Irregularity,
    },
    create: {
      permission: 'irregularities.edit',
      summary: 'Suspend an offer for a material error, or publish its correction',
      description:
        'Notifies everybody with an order at once and reopens their right to revoke. With `steps` the offer is suspended, with `correction` it goes on.',
      body: IrregularityBody,
      output: Irregularity,
      errors: ['reference-unknown', 'state-forbids', 'quote-not-found'],
    },
    correct: {
      method: 'PATCH',
      path: '/v1/project/irregularities/{id}',
      permission: 'irregularities.edit',
      summary: 'Publish the correction of a suspended offer, which goes on',
      description: 'Notifies everybody with an order and reopens their right to revoke once more.',
      body: IrregularityPatch,
      output: Irregularity,
      errors: ['edit-conflict', 'state-forbids', 'correction-too-late', 'promoter-is-insider'],
    },
  },
)
