import type { BankAccount, BankAccountState } from '@cauce/contract'
import type { z } from 'zod'

const state = {
  pending: 'Pendiente',
  valid: 'Validada',
  error: 'Con error',
} as const satisfies Record<z.infer<typeof BankAccountState>, string>

const fields = {
  bankAccountId: 'Identificador',
  userId: 'Cliente',
  userName: 'Cliente',
  alias: 'Alias',
  account: 'IBAN',
  main: 'Principal',
  state: 'Estado',
  errorMessage: 'Mensaje de error',
  document: 'Certificado de titularidad',
  createdAt: 'Añadida',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof BankAccount>, string>

export const bankAccounts = { title: 'Cuentas bancarias', one: 'Cuenta bancaria', state, fields } as const
