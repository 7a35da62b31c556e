export const ACCESS_REQUEST = { daysAgo: 1, purpose: 'Revisión de los ingresos de la semana.' } as const

export const EXAMINATIONS = [
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    daysAgo: 21,
    purpose: 'Revisión de los ingresos del mes.',
    reason: 'Dos ingresos el mismo día, de la misma cuenta y por el mismo importe.',
    finding: 'El banco confirma que la empresa repitió la transferencia por error y pidió la devolución de una.',
    conclusion: 'Fue un error al repetir la orden. No hay indicios de blanqueo.',
  },
] as const
