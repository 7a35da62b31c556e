import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money, NonNegativeMoney } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { LOSS_TOOL_VERSIONS } from './loss-ability.ts'

export const LossSimulation = z
  .strictObject({
    lossSimulationId: Id,
    amount: Money.describe('What the person could bear to lose, as their browser has calculated it.'),
    referenceDate: CalendarDate.describe('The day of the assets and commitments.'),
    toolVersion: z.int().describe('The version of the calculation.'),
    reviewOn: CalendarDate.describe('The day from which it is to be done again; from then on it does not count.'),
    createdAt: Instant.describe('When the platform received it.'),
  })
  .describe(
    'The result of a simulation of the ability to bear loss, which the person chose to send. The platform has no input of it.',
  )

export const LossSimulationBody = z
  .strictObject({
    amount: NonNegativeMoney,
    referenceDate: NamedDay.describe('From 31 December of the year before today on.'),
    toolVersion: z.literal([...LOSS_TOOL_VERSIONS], 'choice-invalid'),
  })
  .describe('The result of a simulation, and nothing that it was calculated from.')

export const lossSimulationEndpoints = endpoints(
  'lossSimulations',
  { name: 'Ability to bear loss', about: 'Results of the simulation that a person makes in the browser and may send.' },
  '/v1/account/loss-simulations',
  {
    list: {
      permission: 'lossSimulations.manage',
      summary: 'List the results that the caller has sent, the latest first',
      description: 'The latest counts, until the day of its review.',
      query: listQuery(['createdAt'], {}, allBut('reviewOn')),
      output: page(LossSimulation),
    },
    read: {
      permission: 'lossSimulations.manage',
      summary: 'Read a result that the caller has sent',
      output: LossSimulation,
    },
    create: {
      permission: 'lossSimulations.manage',
      summary: 'Send the result of a simulation',
      description:
        'The platform keeps it as it is, and confirms by mail that it has received it. It blocks no investment.',
      body: LossSimulationBody,
      output: LossSimulation,
      errors: ['date-too-early', 'date-too-late'],
    },
  },
)
