import type { Wallet } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  walletId: 'Identificador',
  userId: 'Cliente',
  userName: 'Cliente',
  balance: 'Saldo',
  available: 'Disponible',
  reserved: 'Reservado',
  createdAt: 'Creado',
} as const satisfies Record<keyof z.infer<typeof Wallet>, string>

export const wallets = {
  title: 'Monederos',
  one: 'Monedero',
  fields,
  /** Spec section 8: errors adding or withdrawing balance. */
  incomeFailed: 'No se ha podido añadir saldo. No se ha movido dinero.',
  withdrawFailed: 'No se ha podido retirar saldo. No se ha movido dinero.',
} as const
