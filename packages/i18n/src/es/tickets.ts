import type { DocumentOwnerType, Ticket, TicketStateName } from '@cauce/contract'
import type { z } from 'zod'

const state = {
  Open: 'Abierto',
  InProcess: 'En proceso',
  PendingCustomer: 'Pendiente del cliente',
  PendingManager: 'Pendiente del gestor',
  Closed: 'Cerrado',
  Dismissed: 'Desestimado',
} as const satisfies Record<TicketStateName, string>

const documentOwnerType = {
  userDocument: 'Adjunto',
  screenshot: 'Captura de la página',
  requestHistory: 'Historial de peticiones',
} as const satisfies Record<DocumentOwnerType, string>

const fields = {
  id: 'Identificador',
  title: 'Título',
  description: 'Descripción',
  stateId: 'Estado',
  state: 'Estado',
  userId: 'Cliente',
  userName: 'Cliente',
  managerId: 'Responsable',
  managerName: 'Responsable',
  read: 'Leído',
  messageCount: 'Mensajes',
  documents: 'Documentos',
  screenshot: 'Captura de la página',
  requestHistory: 'Historial de peticiones',
  stateHistory: 'Historial de estados',
  createdAt: 'Creado',
  updatedAt: 'Actualizado',
} as const satisfies Record<keyof z.infer<typeof Ticket>, string>

export const tickets = {
  title: 'Tickets',
  one: 'Ticket',
  state,
  documentOwnerType,
  fields,
  message: 'Mensaje',
  search: 'Título',
  unread: 'Sin leer',
  unreadCount: '%{smart_count} ticket sin leer |||| %{smart_count} tickets sin leer',
  staff: 'Equipo',
  nobody: 'Sin responsable',
  conversation: 'Conversación',
  about: 'Sobre el ticket',
  attachments: 'Adjuntos',
  reply: 'Responder',
  replyTo: 'Respuesta a %{name}',
  replyHelp: 'El cliente la recibe por correo. Ctrl y Entrar para enviarla.',
  replied: 'Respuesta enviada a %{name}',
  afterwards: 'Después queda',
  attach: 'Adjuntar un archivo (opcional)',
  take: 'Tomar',
  dismiss: 'Desestimar',
  finish: 'Cerrar',
  reopen: 'Reabrir',
  reassign: 'Reasignar',
  reassignTitle: 'Reasignar «%{title}»',
  reassigned: 'Ticket reasignado',
  changed: 'Ticket: %{state}',
  deleteConsequence: 'Desaparece con sus mensajes y adjuntos. No se puede deshacer.',
  openWhole: 'Abrir el ticket',
  requests: '%{smart_count} petición reciente |||| %{smart_count} peticiones recientes',
  /** Spec section 8. */
  created: 'El ticket se ha creado correctamente.',
  createFailed: 'Ha habido un error al crear el ticket.',
} as const
