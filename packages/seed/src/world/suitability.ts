import {
  answersWithoutGap,
  api,
  calendarDateOf,
  CLASS_STATEMENT_VERSION,
  firstReferenceDate,
  KNOWLEDGE_VERSION,
  LOSS_TOOL_VERSION,
  RISK_WARNING_VERSION,
} from '@cauce/contract'
import { annualAccounts, incomeReturn } from '../documents/customer-documents.ts'
import { seenOf } from '../documents/paper.ts'
import {
  CLASS_REQUESTS,
  DECLARATIONS,
  DILIGENCE,
  KNOWLEDGE_TESTS,
  LOSS_RESULTS,
  RISK_ACKNOWLEDGEMENTS,
} from '../texts/accounts.ts'
import { hoursAfter, inOffice } from '../texts/time.ts'
import type { Customer } from './customers.ts'
import type { World } from './world.ts'

export function planSuitability(world: World, customers: readonly Customer[]): void {
  const { agenda, call, moments } = world
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
  for (const { customer, daysAgo, body } of DECLARATIONS)
    plan(customer, moments.at(daysAgo, '17:20'), (token) => call(token, api.customerDeclarations.declare, { body }))
  planClasses(world, customers)
  planDiligence(world, customers)
}

function planClasses({ agenda, call, moments, administrators }: World, customers: readonly Customer[]): void {
  for (const { customer: key, criteria, daysAgo, isApproved } of CLASS_REQUESTS) {
    const customer = customers.find(({ story }) => story.key === key)
    if (!customer) continue
    const { story, person } = customer
    const at = moments.at(daysAgo, '09:40')
    agenda.add(at, async () => {
      const documents = [await (story.kind === 'company' ? annualAccounts : incomeReturn)(story, at)]
      const statement = { statementVersion: CLASS_STATEMENT_VERSION, acceptsLoss: true, declaresTruth: true } as const
      const body = { wantedClass: 'sophisticated' as const, criteria: [...criteria], ...statement }
      const { classificationId: id } = await call(person().token, api.classifications.create, {
        body,
        files: { documents },
      })
      if (!isApproved) return
      agenda.add(inOffice(hoursAfter(at, 22)), async () => {
        const approval = { state: 'approved', seen: documents.map(seenOf) } as const
        await call(administrators[0].token, api.classifications.decide, { params: { id }, body: approval })
      })
    })
  }
}

function planDiligence({ agenda, call, moments, administrators }: World, customers: readonly Customer[]): void {
  for (const { customer: key, subject, daysAgo, level } of DILIGENCE) {
    const customer = customers.find(({ story }) => story.key === key)
    if (!customer) continue
    const at = moments.at(daysAgo, '12:20')
    agenda.add(at, async () => {
      const { token } = administrators[0]
      const params = { id: customer.person().userId }
      const day = calendarDateOf(at)
      const list = { listKind: 'sanctions', listName: 'Lista consolidada de la UE', listDate: day } as const
      const body = { ...list, subject, checkedOn: day, result: 'noHit' } as const
      await call(token, api.diligence.screen, { params, body })
      const reason = 'Conocemos su actividad y el origen de su dinero.'
      await call(token, api.diligence.assess, { params, body: { level, reason } })
    })
  }
}
