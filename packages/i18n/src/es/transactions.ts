import type { IssuerName, Transaction, TransactionStatus, TransactionType } from '@cauce/contract'
import type { z } from 'zod'

const type = { income: 'Ingreso', withdraw: 'Retirada' } as const satisfies Record<
  z.infer<typeof TransactionType>,
  string
>

const status = {
  pending: 'Pendiente',
  completed: 'Completada',
  rejected: 'Rechazada',
} as const satisfies Record<z.infer<typeof TransactionStatus>, string>

const issuerName = {
  'admin-backoffice': 'Administración',
  project_order: 'Inversión en un proyecto',
  project_fee: 'Pago de un proyecto',
  payment: 'Devolución',
  'user-wallet': 'Monedero del usuario',
} as const satisfies Record<z.infer<typeof IssuerName>, string>

const fields = {
  transactionId: 'Identificador',
  walletId: 'Monedero',
  userId: 'Cliente',
  userName: 'Cliente',
  amount: 'Cantidad',
  type: 'Tipo',
  issuerName: 'Origen',
  status: 'Estado',
  rejectReason: 'Motivo del rechazo',
  balanceAfter: 'Saldo después',
  bankAccountId: 'Cuenta bancaria',
  bankAccount: 'Cuenta bancaria',
  adminId: 'Decidida por',
  adminName: 'Decidida por',
  managerId: 'Gestor',
  managerName: 'Gestor',
  projectId: 'Proyecto',
  projectName: 'Proyecto',
  orderId: 'Inversión',
  document: 'Justificante',
  firstApproval: 'Primera aprobación',
  createdAt: 'Fecha',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof Transaction>, string>

export const transactions = { title: 'Movimientos', one: 'Movimiento', type, status, issuerName, fields } as const
