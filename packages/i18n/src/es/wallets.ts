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

  purse: {
    available: 'Disponible para invertir o retirar',
    reserved: 'Reservado por retiradas pendientes',
    deposit: 'Ingresar',
    withdraw: 'Retirar',
    accounts: 'Cuentas para mover dinero',
    main: 'principal',
    addAccount: 'Añadir una cuenta',
    manageAccounts: 'Ver todas las cuentas',
    noAccount: 'Añada una cuenta a su nombre para ingresar y retirar.',
    none: 'Esta cuenta no tiene monedero.',
  },
} as const
