import {
  answersWithoutGap,
  api,
  calendarDateOf,
  firstReferenceDate,
  KNOWLEDGE_VERSION,
  LOSS_TOOL_VERSION,
  RISK_WARNING_VERSION,
} from '@cauce/contract'
import { KNOWLEDGE_TESTS, LOSS_RESULTS, RISK_ACKNOWLEDGEMENTS } from '../texts/accounts.ts'
import type { Customer } from './customers.ts'
import type { World } from './world.ts'

/** Plans what customers do before they invest. A smaller world may lack the person. */
export function planSuitability({ agenda, call, moments }: World, customers: readonly Customer[]): void {
  const plan = (key: string, at: Date, act: (token: string) => Promise<unknown>) => {
    const customer = customers.find(({ story }) => story.key === key)
    if (customer) agenda.add(at, async () => void (await act(customer.person().token)))
  }
  for (const { customer, daysAgo } of KNOWLEDGE_TESTS) {
    const body = { version: KNOWLEDGE_VERSION, answers: answersWithoutGap() } as const
    plan(customer, moments.at(daysAgo, '18:50'), (token) => call(token, api.knowledge.answer, { body }))
  }
  for (const { customer, amount, daysAgo } of LOSS_RESULTS) {
    const at = moments.at(daysAgo, '19:10')
    const body = { amount, referenceDate: firstReferenceDate(calendarDateOf(at)), toolVersion: LOSS_TOOL_VERSION }
    plan(customer, at, (token) => call(token, api.lossSimulations.create, { body }))
  }
  for (const { customer, daysAgo } of RISK_ACKNOWLEDGEMENTS) {
    const body = { warningVersion: RISK_WARNING_VERSION } as const
    plan(customer, moments.at(daysAgo, '10:15'), (token) => call(token, api.knowledge.acknowledge, { body }))
  }
}
