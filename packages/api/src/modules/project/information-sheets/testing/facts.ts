import type { SheetFacts } from '../sheet.domain.ts'

export const factsWith = (change: Partial<SheetFacts> = {}): SheetFacts => ({
  identifier: '9598CAUCE0000000001200000057',
  projectName: 'Ribera del Turia',
  projectUrl: 'ribera-del-turia',
  promoterName: 'Levante, S. L.',
  promoterTaxNumber: 'B98765431',
  country: 'ES',
  financingAmount: 1_000_000n,
  dateEnd: '2026-12-12',
  projectDuration: 18,
  targetProfitability: 1088,
  deliveryFeePeriod: 'quarterly',
  cancellationFee: 200,
  managerFee: 400,
  riskCategory: 'B',
  expectedRate: 300,
  completedOffers: [],
  servicer: 'Cauce, S. L. (B12345674)',
  origin: 'https://cauce.example',
  reflectionDays: 4,
  complaintDecisionDays: 30,
  ...change,
})

/** With plain spaces and signs. */
export const plain = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ').replaceAll('\u2212', '-')) as Value
