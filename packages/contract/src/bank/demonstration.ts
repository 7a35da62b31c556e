import { z } from 'zod'
import { endpoints } from '../endpoint.ts'

const BankText = z
  .strictObject({ name: z.string(), content: z.string().describe('XML of ISO 20022.') })
  .describe('A file as a bank gives it.')

export const bankDemonstrationEndpoints = endpoints(
  'bankDemonstration',
  { name: 'Demonstration', about: 'What exists only in the demonstration.' },
  '/v1/bank/demonstration-statement',
  {
    statement: {
      method: 'GET',
      permission: 'bankStatements.import',
      summary: 'Write the statement of the day of the main account, with what no statement shows yet',
      description:
        'A camt.053.001.08 that follows the last statement of the account. Exists only in the demonstration; elsewhere it is 404. Nothing is imported, and what is asked twice is written twice until it is.',
      output: BankText,
      errors: ['not-found', 'no-company-account'],
    },
    report: {
      method: 'GET',
      path: '/v1/bank/demonstration-reports/{id}',
      permission: 'payments.edit',
      summary: 'Write the answer to a batch of payments that was handed over',
      description:
        'A pain.002.001.10. Of several payments the bank refuses the last one that it has not paid; it accepts the others, and the only payment of a batch. Exists only in the demonstration; elsewhere it is 404. The answer is the same each time until a statement shows the payment.',
      output: BankText,
      errors: ['not-found', 'state-forbids'],
    },
  },
)
