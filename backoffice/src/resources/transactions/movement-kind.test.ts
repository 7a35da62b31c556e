import { expect, test } from 'vitest'
import { translator } from '@cauce/i18n'
import { movementKindOf } from './movement-kind.ts'

const t = translator('es')

test.each([
  ['user-wallet', 'income', 'Ingreso'],
  ['admin-backoffice', 'withdraw', 'Retirada'],
  ['project_order', 'withdraw', 'Inversión'],
  ['project_order', 'income', 'Inversión devuelta'],
  ['project_fee', 'income', 'Pago de un proyecto'],
  ['payment', 'income', 'Devolución'],
  ['payment', 'withdraw', 'Ingreso anulado'],
] as const)('a movement of %s that is an %s is called %s', (issuerName, type, words) => {
  expect(t(`transactions.kind.${movementKindOf({ issuerName, type })}`)).toBe(words)
})
