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

const verb = {
  create: 'Creó',
  edit: 'Cambió',
  remove: 'Eliminó',
  decide: 'Decidió',
  disable: 'Deshabilitó',
  enable: 'Habilitó',
  refund: 'Cerró y devolvió el dinero de',
  requestRefund: 'Pidió cerrar y devolver el dinero de',
  record: 'Registró',
  discard: 'Descartó el borrador de',
  confirm: 'Confirmó',
  approveFirst: 'Aprobó en primer lugar',
  createMessage: 'Respondió en',
} as const

/** What it was done to, after the verb. */
const noun = {
  users: 'cliente',
  userAssignments: 'asignación de gestor',
  totps: 'dispositivo OTP',
  verifications: 'verificación',
  bankAccounts: 'cuenta bancaria',
  wallets: 'monedero',
  transactions: 'movimiento',
  projects: 'proyecto',
  projectDescriptions: 'descripción de proyecto',
  projectDocuments: 'documento de proyecto',
  projectMediaFiles: 'imagen de proyecto',
  timeline: 'hito de proyecto',
  projectTypes: 'tipo de proyecto',
  documentTypes: 'tipo de documento',
  templates: 'plantilla',
  promotions: 'promoción',
  tickets: 'ticket',
  accountDocuments: 'documento de cliente',
  distributions: 'pago a inversores',
  orders: 'inversión',
} as const

export const audit = {
  title: 'Registro de actividad',
  one: 'Anotación',
  fields,
  verb,
  noun,
  did: '%{verb} %{noun}',
  change: '%{field}: %{before} → %{after}',
  changed: '%{field}: cambiado',
  history: 'Historia',
  whole: 'Ver los %{count}',
  none: 'Todavía nadie ha hecho cambios.',
  more: 'Ver todo el registro',
  nothing: 'nada',
} as const
