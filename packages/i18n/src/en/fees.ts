import type { fees as source } from '../es/fees.ts'
import type { Translation } from '../translation.ts'

export const fees = {
  title: 'Fees',
  one: 'Fee',
  fields: {
    feeId: 'Identifier',
    orderId: 'Investment',
    projectId: 'Project',
    projectName: 'Project',
    distributionId: 'Payment',
    userId: 'Investor',
    userName: 'Investor',
    amount: 'Fee',
    percentage: 'Percentage',
    interest: 'Gross return',
    createdAt: 'Date',
  },
  groupBy: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' },
} as const satisfies Translation<typeof source>
