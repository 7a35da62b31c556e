import type { orders as source } from '../es/orders.ts'
import type { Translation } from '../translation.ts'

export const orders = {
  title: 'Investments',
  one: 'Investment',
  status: { pending: 'Pending', active: 'Active', finished: 'Finished', cancelled: 'Cancelled' },
  orderType: { invest: 'Investment', income: 'Income', withdraw: 'Withdrawal' },
  fields: {
    orderId: 'Identifier',
    projectId: 'Project',
    projectName: 'Project',
    projectUrl: 'URL of the project',
    projectPhaseName: 'Phase of the project',
    projectPhaseId: 'Phase when invested',
    userId: 'Investor',
    userName: 'Investor',
    amount: 'Amount',
    orderType: 'Type',
    status: 'Status',
    penaltyAmount: 'Penalty',
    penalty: 'Penalty (%)',
    returned: 'Returned',
    reflectionEndsAt: 'Reflection until',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  createFailed: 'The investment could not be completed successfully. Please try again later or contact support.',
} as const satisfies Translation<typeof source>
