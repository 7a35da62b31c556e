import type { Invariant } from '@cauce/contract'

const invariant = {
  balancesAddUpToZero: 'Todos los saldos suman cero',
  balancesEqualPostings: 'Cada saldo es la suma de sus apuntes',
  nothingOverdrawn: 'Ninguna cuenta está en descubierto',
  reservedEqualsPendingWithdrawals: 'Lo reservado es la suma de las retiradas pendientes',
  escrowEqualsLiveOrders: 'El depósito de cada proyecto es lo invertido en él',
  totalsEqualOrders: 'Los totales de cada proyecto son los de sus inversiones',
  nothingOverfunded: 'Ningún proyecto ha recibido de más',
  ordersHavePostings: 'Cada inversión tiene sus apuntes',
  cancelledOrdersWereReturned: 'Cada inversión cancelada se ha devuelto, y ninguna otra',
  transactionsHavePostings: 'Cada movimiento completado tiene sus apuntes',
  distributionsAddUp: 'Cada pago a inversores suma lo que pagó el promotor',
  ordersReturnedEqualsShares: 'Lo devuelto a cada inversión es la suma de sus partes',
  keysHaveOneEffect: 'Cada clave de idempotencia tiene un solo efecto',
} as const satisfies Record<Invariant, string>

export const reconciliation = {
  title: 'Conciliación',
  invariant,
  balanced: 'Los libros cuadran.',
  unbalanced:
    'Los libros no cuadran: %{smart_count} excepción. |||| Los libros no cuadran: %{smart_count} excepciones.',
  checkedAt: 'Comprobado el %{instant}',
  again: 'Comprobar de nuevo',
  noExceptions: 'Sin excepciones',
  exceptions: '%{smart_count} excepción |||| %{smart_count} excepciones',
  record: 'Registro',
  expected: 'Debería ser',
  found: 'Es',
  about: 'Cada fila se comprueba a partir de los propios apuntes, ahora. También se comprueba cada noche.',
} as const
