import type { MovementAct } from '@cauce/contract'

interface Act {
  /** Object and amount. */
  readonly of: string
  /** What was done with it; who did it follows. */
  readonly done: string
}

export const acts = {
  order: { of: 'Inversión de %{amount} en %{project}', done: 'realizada' },
  hold_deposit: { of: 'Depósito de %{amount} para %{project}', done: 'reservado' },
  return_deposit: { of: 'Depósito de %{amount} para %{project}', done: 'liberado' },
  revoke: { of: 'Inversión de %{amount} en %{project}', done: 'revocada' },
  disinvest: { of: 'Importe neto de %{amount} de %{project}', done: 'desinvertido' },
  request_withdrawal: { of: 'Retirada de %{amount}', done: 'solicitada' },
  cancel_withdrawal: { of: 'Retirada de %{amount}', done: 'cancelada' },
  reject_withdrawal: { of: 'Retirada de %{amount}', done: 'rechazada' },
  approve_withdrawal: { of: 'Retirada de %{amount}', done: 'aprobada' },
  request_third_party: { of: 'Pago a un tercero de %{amount}', done: 'propuesto' },
  approve_third_party: { of: 'Pago a un tercero de %{amount}', done: 'aprobado' },
  ask_deposit: { of: 'Ingreso de %{amount}', done: 'solicitado' },
  cancel_deposit: { of: 'Ingreso de %{amount}', done: 'cancelado' },
  reject_deposit: { of: 'Ingreso de %{amount}', done: 'rechazado' },
  credit_document: { of: 'Ingreso de %{amount}', done: 'aprobado con su justificante' },
  credit_line: { of: 'Ingreso de %{amount}', done: 'casado con el extracto del banco' },
  meet_line: { of: 'Movimiento del banco de %{amount}', done: 'casado' },
  return_payment: { of: 'Devolución del banco de %{amount}', done: 'abonada' },
  undo_match: { of: 'Ingreso de %{amount}', done: 'anulado' },
  set_aside: { of: 'Movimiento del banco de %{amount}', done: 'apartado' },
  undo_set_aside: { of: 'Movimiento del banco de %{amount}', done: 'recuperado' },
  send_back: { of: 'Movimiento del banco de %{amount}', done: 'devuelto a su ordenante' },
  undo_send_back: { of: 'Devolución de %{amount} a su ordenante', done: 'deshecha' },
  execute_payment: { of: 'Transferencia de %{amount}', done: 'casada con el extracto del banco' },
  fail_payment: { of: 'Transferencia de %{amount}', done: 'deshecha' },
  owe_closed_account: { of: 'Importe de %{amount} de una cuenta cerrada', done: 'puesto en la cola de pagos' },
  make_batch: { of: 'Transferencia de %{amount}', done: 'incluida en un lote' },
  release_batch: { of: 'Transferencia de %{amount}', done: 'liberada' },
  hand_over_batch: { of: 'Transferencia de %{amount}', done: 'entregada al banco' },
  refuse_payment: { of: 'Transferencia de %{amount}', done: 'dada por rechazada' },
  pay_refused: { of: 'Transferencia rechazada de %{amount}', done: 'casada con el extracto del banco' },
  pay_out: { of: 'Importe de %{amount} de %{project}', done: 'puesto en la cola de pagos' },
  distribute: { of: 'Pago de %{amount} de %{project}', done: 'repartido' },
  reverse_distribution: { of: 'Pago de %{amount} de %{project}', done: 'anulado' },
  refund: { of: 'Importe de %{amount} de %{project}', done: 'devuelto por el cierre' },
  hand_over_tax: { of: 'Retenciones de %{amount}', done: 'puestas en la cola de pagos' },
  pay_own: { of: 'Ingresos de la plataforma de %{amount}', done: 'puestos en la cola de pagos' },
  import_statement: { of: 'Extracto del banco de %{amount}', done: 'importado' },
  take_back_statement: { of: 'Extracto del banco de %{amount}', done: 'anulado' },
} as const satisfies Record<MovementAct, Act>

export const actWords = {
  did: '%{of} %{done}',
  owner: '%{did} por el cliente',
  platform: '%{did} por la plataforma',
  staff: '%{did} por %{names}',
  first: '%{of}: primera aprobación',
  firstBy: '%{of}: primera aprobación de %{names}',
  stands: '%{words}, vale hasta el %{until}',
  expired: '%{words}, caducó el %{until}',
} as const
