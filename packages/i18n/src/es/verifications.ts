import type { SANDBOX_OUTCOMES, Verification, VerificationDecision, VerificationStatus } from '@cauce/contract'
import type { z } from 'zod'

const status = {
  NotVerified: 'Sin verificar',
  Started: 'Iniciada',
  Progress: 'En curso',
  Completed: 'Completada, sin decidir',
  Approved: 'Aprobada',
  Declined: 'Rechazada',
  Resubmission: 'Debe repetirse',
  ExpiredAbandoned: 'Caducada o abandonada',
} as const satisfies Record<VerificationStatus, string>

const decision = { Approved: 'Aprobada', Declined: 'Rechazada' } as const satisfies Record<
  z.infer<typeof VerificationDecision>,
  string
>

const outcome = {
  Approved: 'Aprobar',
  Declined: 'Rechazar',
  Resubmission: 'Pedir que se repita',
  ExpiredAbandoned: 'Abandonar',
  Completed: 'Terminar y dejar la decisión a la plataforma',
} as const satisfies Record<(typeof SANDBOX_OUTCOMES)[number], string>

const fields = {
  verificationId: 'Identificador',
  userId: 'Cliente',
  userName: 'Cliente',
  status: 'Estado',
  reason: 'Motivo',
  reasonCode: 'Código del motivo',
  decision: 'Decisión',
  decisionReason: 'Motivo de la decisión',
  decisionData: 'Datos de la decisión',
  attempt: 'Intento',
  action: 'Último paso',
  documents: 'Documentos',
  mediaIds: 'Imágenes',
  createdAt: 'Iniciada',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof Verification>, string>

export const verifications = {
  title: 'Verificaciones',
  one: 'Verificación',
  status,
  decision,
  outcome,
  fields,
} as const
