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

  registration: {
    individualTitle: 'Abra su cuenta',
    companyTitle: 'Abra la cuenta de su empresa',
    lead: 'Después le pediremos que configure los códigos y que verifique su identidad.',
    switchToCompany: '¿Es una empresa?',
    switchToIndividual: '¿Es una persona?',
    company: 'La empresa',
    person: 'Quién es usted',
    representative: 'Quién la representa',
    document: 'Su documento de identidad',
    access: 'Cómo entrará',
    birthdayHelp: 'Debe tener al menos 18 años.',
    phoneHelp: 'Con el prefijo del país si no es español, por ejemplo +351.',
    unsaid: 'Prefiero no decirlo',
    termsBefore: 'He leído y acepto el',
    termsBetween: 'y la',
    legal: 'aviso legal',
    privacy: 'política de privacidad',
    submit: 'Registrarse',
    submitting: 'Registrando',
    alreadyRegistered: 'Su cuenta ya existe. Entre con su correo y su contraseña.',
  },
  profile: {
    title: 'Datos personales',
    tabs: 'Perfil',
    contact: 'Contacto y avisos',
    identity: 'Sus datos',
    identityHelp: 'Para corregirlos, escriba a soporte.',
    security: 'Seguridad',
    emailUnconfirmed: 'Correo sin confirmar: mire el que le enviamos.',
    resendConfirmation: 'Enviarlo otra vez',
    confirmationResent: 'Le hemos enviado otro correo.',
    notifications: 'Correos que recibe',
    generalEmails: 'Avisos de su cuenta, sus movimientos y sus proyectos',
    ticketEmails: 'Respuestas a sus tickets',
    alwaysSent: 'Los que exige la ley o la seguridad se envían siempre.',
    submit: 'Guardar los cambios',
    submitting: 'Guardando',
    saved: 'Los cambios se han guardado.',
    conflict: 'Alguien ha cambiado estos datos mientras los editaba. Lo que ha escrito sigue aquí.',
    conflictReload: 'Traer lo guardado y conservar lo mío',
    conflictReloaded: 'Ahora ve lo último guardado con sus cambios encima. Revíselo y guarde.',
  },
  unsubscription: {
    title: 'Darse de baja',
    lead: 'Se borran sus datos personales; los libros de la plataforma se conservan, como exige la ley. No es posible mientras tenga dinero en el monedero o inversiones vivas.',
    open: 'Darme de baja',
    confirmTitle: '¿Darse de baja?',
    confirm: 'Se cerrará la sesión y no podrá volver a entrar con esta cuenta. No se puede deshacer.',
    submit: 'Darme de baja para siempre',
    submitting: 'Dando de baja',
    keep: 'Conservar la cuenta',
    done: 'Su cuenta se ha dado de baja.',
  },
} as const
