import type { orderMovements as source } from '../es/order-movements.ts'
import type { Translation } from '../translation.ts'

export const orderMovements = {
  title: 'Order movements',
  one: 'Order movement',
  type: { invest: 'Investment', disinvest: 'Disinvestment' },
  fields: {
    orderMovementId: 'Identifier',
    orderId: 'Order',
    projectId: 'Project',
    projectName: 'Project',
    userId: 'Investor',
    userName: 'Investor',
    type: 'Type',
    amount: 'Amount',
    penaltyAmount: 'Penalty',
    createdAt: 'Date',
  },
} as const satisfies Translation<typeof source>
