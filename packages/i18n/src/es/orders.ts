import type { Order, OrderStatus, OrderType } from '@cauce/contract'
import type { z } from 'zod'

const status = {
  pending: 'Pendiente',
  active: 'Activa',
  finished: 'Finalizada',
  cancelled: 'Cancelada',
} as const satisfies Record<z.infer<typeof OrderStatus>, string>

const orderType = {
  invest: 'Inversión',
  income: 'Ingreso',
  withdraw: 'Retirada',
} as const satisfies Record<z.infer<typeof OrderType>, string>

const fields = {
  orderId: 'Identificador',
  projectId: 'Proyecto',
  projectName: 'Proyecto',
  projectUrl: 'URL del proyecto',
  projectPhaseName: 'Fase del proyecto',
  projectPhaseId: 'Fase al invertir',
  userId: 'Inversor',
  userName: 'Inversor',
  amount: 'Cantidad',
  orderType: 'Tipo',
  status: 'Estado',
  penaltyAmount: 'Penalización',
  penalty: 'Penalización (%)',
  returned: 'Devuelto',
  reflectionEndsAt: 'Reflexión hasta',
  createdAt: 'Creada',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof Order>, string>

export const orders = {
  title: 'Inversiones',
  one: 'Inversión',
  status,
  orderType,
  fields,
  /** Spec section 8. */
  createFailed:
    'La inversión no se ha podido completar correctamente. Vuelva a intentarlo más tarde o póngase en contacto con soporte.',
} as const
