import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { answerToBatch } from './answer-to-batch.service.ts'
import { statementOfTheDay } from './day-of-the-bank.service.ts'

export { bookedMovements } from './booked.service.ts'
export { camt053Text } from './camt053-text.ts'
export { pain002Text } from './pain002-text.ts'

export const bankDemonstrationModule: ModuleFactory = (kernel) => ({
  name: 'bankDemonstration',
  routes: [
    bind(api.bankDemonstration.statement, () => statementOfTheDay(kernel)),
    bind(api.bankDemonstration.report, (call) => answerToBatch(kernel, call)),
  ],
})
