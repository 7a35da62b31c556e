import type { Client } from '@cauce/client'
import { loadAllPayments, loadInvestments, type PortfolioData } from '../portfolio/portfolio.load.ts'
import type { Payment } from '../portfolio/payments.ts'
import { splitPayments, type Payments } from './returns.ts'

export interface ReturnsData extends Payments, Pick<PortfolioData, 'orders' | 'projects'> {
  /** Including expected ones. */
  readonly payments: readonly Payment[]
}

/** Undefined when anything fails to load: partial figures would be wrong. */
export async function loadReturns(client: Client, userId: string, today: string): Promise<ReturnsData | undefined> {
  const [payments, investments] = await Promise.all([loadAllPayments(client, userId), loadInvestments(client, userId)])
  return payments && investments && { ...investments, ...splitPayments(payments, today), payments }
}
