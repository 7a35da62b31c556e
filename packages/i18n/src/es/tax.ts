import type { WITHHOLDING_AGENTS, TaxDetail, TaxDetailKind, TaxDetailState } from '@cauce/contract'
import type { z } from 'zod'

export const taxDetails = {
  title: 'Datos fiscales',
  one: 'Dato fiscal',
  kind: {
    residence: 'Residencia fiscal',
    certificate: 'Certificado de residencia fiscal',
    exemption: 'Exención de retención',
  } as const satisfies Record<TaxDetailKind, string>,
  state: {
    pending: 'Pendiente',
    valid: 'Validado',
    refused: 'Rechazado',
    replaced: 'Sustituido',
    withdrawn: 'Retirado',
  } as const satisfies Record<z.infer<typeof TaxDetailState>, string>,
  fields: {
    taxDetailId: 'Identificador',
    userId: 'Cliente',
    userName: 'Cliente',
    kind: 'Dato',
    country: 'País',
    province: 'Provincia',
    validFrom: 'Desde',
    validUntil: 'Hasta',
    state: 'Estado',
    reason: 'Motivo',
    document: 'Documento',
    decidedBy: 'Decidido por',
    decidedByName: 'Decidido por',
    decidedAt: 'Decidido el',
    createdAt: 'Recibido',
    isUnseen: 'Aprobado sin ver el documento',
    updatedAt: 'Actualizado',
  } as const satisfies Record<keyof z.infer<typeof TaxDetail>, string>,
  period: { from: 'Desde el %{from}', fromTo: 'Del %{from} al %{until}' },
  status: {
    unknown: 'Hoy no hay ningún porcentaje de retención en vigor.',
  },
  none: 'El cliente no ha comunicado nada. Cuenta como residente en España.',
  of: '%{kind} de %{name}',
  today: 'Hoy',
  refuse: 'Rechazar',
  decided: {
    pending: 'Pendiente: %{name}',
    valid: 'Dato fiscal validado: %{name}',
    refused: 'Dato fiscal rechazado: %{name}',
    replaced: 'Sustituido: %{name}',
    withdrawn: 'Retirado: %{name}',
  },
  consequence: 'Cuenta para los intereses que venzan en esas fechas. Los pagos ya registrados no cambian.',
  received: 'Recibido del cliente',
} as const

export const agentWords = {
  promoter: 'El promotor',
  platform: 'La plataforma por cuenta del promotor',
} as const satisfies Record<(typeof WITHHOLDING_AGENTS)[number], string>
