import type { OrderMovement, OrderMovementType } from '@cauce/contract'
import type { z } from 'zod'

const type = { invest: 'Inversión', disinvest: 'Desinversión' } as const satisfies Record<
  z.infer<typeof OrderMovementType>,
  string
>

const fields = {
  orderMovementId: 'Identificador',
  orderId: 'Inversión',
  projectId: 'Proyecto',
  projectName: 'Proyecto',
  userId: 'Inversor',
  userName: 'Inversor',
  type: 'Tipo',
  amount: 'Cantidad',
  penaltyAmount: 'Penalización',
  createdAt: 'Fecha',
} as const satisfies Record<keyof z.infer<typeof OrderMovement>, string>

export const orderMovements = {
  title: 'Movimientos de inversión',
  one: 'Movimiento de inversión',
  type,
  fields,
} as const
