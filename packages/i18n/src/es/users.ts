import type { Gender, IdentificationDocumentType, Role, User, UserBody, UserKind } from '@cauce/contract'
import type { z } from 'zod'

/** `operator` is shown as manager, `user` as user (spec section 6). */
const role = { admin: 'Administrador', operator: 'Gestor', user: 'Usuario' } as const satisfies Record<Role, string>

const gender = { Male: 'Hombre', Female: 'Mujer', Other: 'Otro' } as const satisfies Record<
  z.infer<typeof Gender>,
  string
>

const identificationDocumentType = {
  ID_CARD: 'Documento nacional de identidad',
  PASSPORT: 'Pasaporte',
  RESIDENCE_PERMIT: 'Permiso de residencia',
  DRIVERS_LICENSE: 'Permiso de conducir',
  VISA: 'Visado',
} as const satisfies Record<z.infer<typeof IdentificationDocumentType>, string>

const kind = { individual: 'Particular', company: 'Empresa' } as const satisfies Record<
  z.infer<typeof UserKind>,
  string
>

type Field = keyof z.infer<typeof User> | keyof Extract<z.input<typeof UserBody>, { kind: 'company' }>

const fields = {
  userId: 'Identificador',
  managerId: 'Gestor',
  managerName: 'Gestor',
  kind: 'Particular o empresa',
  name: 'Nombre',
  surname: 'Apellidos',
  companyName: 'Nombre de la empresa',
  legalRepresentativeName: 'Nombre del representante legal',
  taxNumber: 'Número de identificación fiscal',
  email: 'Correo electrónico',
  repeatEmail: 'Repita el correo electrónico',
  password: 'Contraseña',
  repeatPassword: 'Repita la contraseña',
  isEmailConfirmed: 'Correo confirmado',
  role: 'Rol',
  phone: 'Teléfono',
  gender: 'Sexo',
  nationality: 'Nacionalidad',
  birthdayAt: 'Fecha de nacimiento',
  identificationDocumentType: 'Tipo de documento',
  identificationDocumentNumber: 'Número de documento',
  language: 'Idioma',
  disabled: 'Deshabilitado',
  generalEmailNotifications: 'Correos generales',
  ticketEmailNotifications: 'Correos de tickets',
  isOtpConfigured: 'OTP configurado',
  verificationStatus: 'Verificación',
  hasPendingTransactions: 'Movimientos pendientes',
  hasPendingBankAccounts: 'Cuentas bancarias pendientes',
  acceptsTerms: 'Acepta las condiciones',
  createdAt: 'Alta',
  updatedAt: 'Actualizado',
} as const satisfies Record<Field, string>

export const users = {
  title: 'Clientes',
  one: 'Cliente',
  role,
  gender,
  identificationDocumentType,
  kind,
  fields,
} as const
