import type { CLASSIFICATION_STATES, Classification, WantedClass } from '@cauce/contract'
import type { z } from 'zod'

/** What the back office says of classes of investors on every page (decision 197). */
export const classifications = {
  title: 'Clase de inversor',
  one: 'Solicitud de clase',
  none: 'No ha pedido ninguna clase: es inversor no experimentado.',
  wantedClass: {
    sophisticated: 'Inversor experimentado',
    professional: 'Cliente profesional',
  } as const satisfies Record<WantedClass, string>,
  state: {
    pending: 'Pendiente',
    approved: 'Aprobada',
    refused: 'Rechazada',
    withdrawn: 'Retirada',
    ended: 'Terminada',
    expired: 'Caducada',
    replaced: 'Sustituida',
  } as const satisfies Record<(typeof CLASSIFICATION_STATES)[number], string>,
  fields: {
    classificationId: 'Identificador',
    userId: 'Cliente',
    userName: 'Cliente',
    wantedClass: 'Clase',
    criteria: 'Criterios',
    statementVersion: 'Declaración',
    state: 'Estado',
    isInForce: 'Cuenta hoy',
    validFrom: 'Desde',
    validUntil: 'Hasta',
    reason: 'Motivo',
    documents: 'Justificantes',
    decidedBy: 'Decidido por',
    decidedByName: 'Decidido por',
    decidedAt: 'Decidido el',
    endedAt: 'Terminada el',
    createdAt: 'Recibida',
    updatedAt: 'Actualizada',
  } as const satisfies Record<keyof z.infer<typeof Classification>, string>,
  result: '%{name}, clase de inversor: %{state}',
} as const
