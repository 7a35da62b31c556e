import type { Invariant } from '@cauce/contract'

/** The proof that the books balance (/admin/reconciliation/). Its title is in `late-titles.ts`. */
export const reconciliation = {
  invariant: {
    balancesAddUpToZero: 'Todos los saldos suman cero',
    balancesEqualPostings: 'Cada saldo es la suma de sus apuntes',
    nothingOverdrawn: 'Ninguna cuenta está en descubierto',
    reservedEqualsPendingWithdrawals: 'Lo reservado son las retiradas pendientes y los depósitos',
    escrowEqualsLiveOrders: 'El depósito de cada proyecto es lo invertido en él',
    totalsEqualOrders: 'Los totales de cada proyecto son los de sus inversiones',
    nothingOverfunded: 'Ningún proyecto ha recibido de más',
    ordersHavePostings: 'Cada inversión tiene sus apuntes',
    cancelledOrdersWereReturned: 'Cada inversión cancelada se ha devuelto, y ninguna otra',
    transactionsHavePostings: 'Cada movimiento completado tiene sus apuntes',
    distributionsAddUp: 'Cada pago a inversores suma lo que pagó el promotor',
    ordersReturnedEqualsShares: 'Lo devuelto a cada inversión es la suma de sus partes',
    withheldEqualsShares: 'Lo retenido de cada inversión es lo de sus partes pagadas',
    handoversEqualShares:
      'Cada entrega de retenciones es la suma de lo retenido de sus pagos, sale una vez, y lo demás sigue en la cuenta',
    keysHaveOneEffect: 'Cada clave de idempotencia tiene un solo efecto',
    talliesEqualRows: 'Cada recuento y cada suma que se guardan son los de las filas',
    copiesEqualBalances: 'Cada saldo copiado de un monedero es el de sus cuentas',
    custodyEqualsPostings: 'El dinero en custodia de cada día es el de sus apuntes',
    cohortsEqualOrders: 'Lo que cada persona invirtió por primera vez y de nuevo es lo que dicen sus órdenes',
    bankEqualsStatements: 'El banco de los libros es lo que dicen los extractos',
    statementsChain: 'Los extractos enlazan al céntimo y sus movimientos suman',
    unassignedEqualsOpenCredits: 'El dinero sin asignar es el de los abonos abiertos',
    unexplainedEqualsOpenDebits: 'El dinero sin explicar es el de los adeudos abiertos',
    clearingEqualsUnsettled: 'Lo pendiente de extracto es lo anotado que aún no tiene su línea',
    allocationsFitMovements: 'Lo aplicado de cada movimiento es la suma de sus partes y no pasa de su importe',
  } as const satisfies Record<Invariant, string>,
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
