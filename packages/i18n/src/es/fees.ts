import type { Fee } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  feeId: 'Identificador',
  orderId: 'Inversión',
  projectId: 'Proyecto',
  projectName: 'Proyecto',
  distributionId: 'Pago',
  userId: 'Inversor',
  userName: 'Inversor',
  amount: 'Comisión',
  percentage: 'Porcentaje',
  interest: 'Rendimiento bruto',
  createdAt: 'Fecha',
} as const satisfies Record<keyof z.infer<typeof Fee>, string>

export const fees = {
  title: 'Comisiones',
  one: 'Comisión',
  fields,
  groupBy: { day: 'Día', week: 'Semana', month: 'Mes', quarter: 'Trimestre', year: 'Año' },
} as const
