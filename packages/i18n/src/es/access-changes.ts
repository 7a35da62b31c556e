import type { AccessChangeKind, PersonHandKind } from '@cauce/contract'
import type { z } from 'zod'
import { proposals } from './tax.ts'
import type { FieldWords } from '../required.ts'

const accessKind = {
  role: 'Rol',
  enable: 'Activar la cuenta',
  disable: 'Desactivar la cuenta',
  email: 'Correo electrónico',
  factor: 'Eliminar el dispositivo OTP y las llaves de acceso',
} as const satisfies Record<z.infer<typeof AccessChangeKind>, string>

export const accessChanges = {
  title: 'Cambios de acceso',
  one: 'Cambio de acceso',
  lead: 'Un administrador propone los cambios de rol de una persona, o de acceso de un administrador o gestor, y otro los aprueba. Durante 7 días, lo que apruebe esa persona cuenta como aprobado por quienes propusieron y aprobaron el cambio.',
  state: proposals.state,
  kind: accessKind,
  fields: {
    userName: 'Persona',
    userEmail: 'Correo actual',
    kind: 'Cambio',
    value: 'Valor nuevo',
    ...proposals.fields,
  } as const satisfies FieldWords<'accessChanges'>,
  approve: 'Aprobar',
  approveTitle: 'Aprobar el cambio de acceso',
  approveAbout:
    'Se aplica ahora a %{name} (%{email}): %{change}. Durante 7 días, lo que apruebe esa persona cuenta como aprobado por usted y por quien lo propuso.',
  approved: 'Cambio de acceso aprobado',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar el cambio de acceso',
  refuseAbout: 'El acceso de %{name} sigue como está.',
  refused: 'Propuesta rechazada',
  ownProposal: 'Lo ha propuesto usted: lo aprueba otro administrador.',
  waiting: 'Espera la aprobación de otro administrador: %{changes}.',
  waits: 'Propuesto. Espera la aprobación de otro administrador.',
} as const

export const personHands = {
  title: 'Cambios en los datos de una persona',
  one: 'Cambio en los datos de una persona',
  kind: {
    ...accessKind,
    factor: 'Dispositivo OTP o llaves de acceso',
    account: 'Cuenta creada',
    phone: 'Teléfono',
    identity: 'Nombre o documento',
    password: 'Contraseña',
  } as const satisfies Record<PersonHandKind, string>,
  fields: {
    userName: 'Persona',
    handName: 'Cambiado por',
    kind: 'Cambio',
    createdAt: 'Fecha',
  } as const satisfies FieldWords<'personHands'>,
  recent: {
    email: 'Correo cambiado %{since} por %{who}',
    phone: 'Teléfono cambiado %{since} por %{who}',
    factor: 'Dispositivo OTP o llaves de acceso cambiados %{since} por %{who}',
    password: 'Contraseña cambiada %{since} por %{who}',
    identity: 'Nombre o documento cambiado %{since} por %{who}',
    account: 'Cuenta creada %{since} por %{who}',
    role: 'Rol cambiado %{since} por %{who}',
    enable: 'Cuenta activada %{since} por %{who}',
    disable: 'Cuenta desactivada %{since} por %{who}',
  } as const satisfies Record<PersonHandKind, string>,
  themselves: 'la propia persona',
} as const
