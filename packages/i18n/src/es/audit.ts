import type { AuditRecord } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  auditRecordId: 'Identificador',
  actorId: 'Quién',
  actorName: 'Quién',
  actorRole: 'Rol',
  operation: 'Qué',
  noun: 'Sobre qué',
  recordId: 'Registro',
  userId: 'Cliente',
  userName: 'Cliente',
  before: 'Antes',
  after: 'Después',
  reason: 'Motivo',
  address: 'Dirección de red',
  createdAt: 'Cuándo',
} as const satisfies Record<keyof z.infer<typeof AuditRecord>, string>

export const audit = { title: 'Registro de actividad', one: 'Anotación', fields } as const
