import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { isReservable } from '@cauce/contract/project/preinvestment.ts'
import type { Project } from './project-list.server.ts'

export const takesReservations = (project: Project, now = new Date()): boolean =>
  isReservable({ phase: project.phaseName, preinvestorDateEnd: project.preinvestorDateEnd }, calendarDateOf(now))

/** Cents. */
export function preinvestmentOf(project: Project) {
  const cents = (wire: string | null) => (wire === null ? null : parseAmount(wire))
  return {
    financingAmount: parseAmount(project.financingAmount),
    minimumInvestment: parseAmount(project.minimumInvestment),
    maximumInvestment: cents(project.maximumInvestment),
    preinvestorAmount: cents(project.preinvestorAmount),
    preinvestorDeposit: cents(project.preinvestorDeposit),
    amountReserved: parseAmount(project.amountReserved),
  }
}
