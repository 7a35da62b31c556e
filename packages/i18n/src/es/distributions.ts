import type { Distribution, DistributionStatus } from '@cauce/contract'
import type { z } from 'zod'

const status = {
  planned: 'Prevista',
  draft: 'Borrador',
  confirming: 'Pagándose',
  paid: 'Pagada',
} as const satisfies Record<z.infer<typeof DistributionStatus>, string>

const fields = {
  distributionId: 'Identificador',
  projectId: 'Proyecto',
  projectName: 'Proyecto',
  projectUrl: 'URL del proyecto',
  number: 'Pago',
  part: 'Parte',
  dueDate: 'Vencimiento',
  interestDue: 'Rendimiento debido',
  principalDue: 'Capital debido',
  status: 'Estado',
  daysLate: 'Días de retraso',
  amount: 'Pagado por el promotor',
  interest: 'Rendimiento',
  principal: 'Capital',
  fee: 'Comisión',
  paidOn: 'Fecha de pago',
  document: 'Justificante',
  shareCount: 'Inversores',
  paidShareCount: 'Inversores abonados',
  recordedBy: 'Registrada por',
  recordedByName: 'Registrada por',
  recordedAt: 'Registrada el',
  firstApproval: 'Primera aprobación',
  confirmedBy: 'Confirmada por',
  confirmedByName: 'Confirmada por',
  confirmedAt: 'Confirmada el',
  updatedAt: 'Última modificación',
} as const satisfies Record<keyof z.infer<typeof Distribution>, string>

export const distributions = {
  title: 'Pagos a inversores',
  one: 'Pago a inversores',
  status,
  fields,
  net: 'Neto para el inversor',
  invested: 'Invertido',
  record: 'Registrar el pago del promotor',
  recordHelp: 'El pago cubre primero el rendimiento y después el capital. Adjunte el justificante.',
  discard: 'Descartar el borrador',
  discarded: 'El borrador se ha descartado.',
  next: 'Siguiente paso',
  confirm: 'Confirmar y abonar',
  confirmQuestion:
    'Se abonarán %{amount} a %{smart_count} inversor. |||| Se abonarán %{amount} a %{smart_count} inversores.',
  recorded: 'El borrador está preparado. Revise lo que corresponde a cada inversor antes de confirmar.',
  confirmed: 'El pago se está abonando a los inversores.',
  progress: 'Abonados %{paid} de %{total} inversores.',
  late: '%{smart_count} día de retraso |||| %{smart_count} días de retraso',
  partial: 'Pago parcial: queda lo que falta con el mismo vencimiento.',
  waits: 'Falta otra aprobación',
  confirmAnew:
    'La primera aprobación ha caducado. Si confirma ahora, la suya será la primera, y otra persona deberá confirmar después.',
  recordedBy: 'Pago del promotor registrado por %{name}',
  confirmedBy: 'Confirmado por %{name}',
  empty:
    'Todavía no hay calendario de pagos. Se crea cuando el proyecto se ha financiado y ha pasado el último plazo de reflexión.',
  schedule: 'Calendario de pagos',
  shares: 'Parte de cada inversor',
} as const
