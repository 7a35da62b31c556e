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

  identity: {
    title: 'Identidad',
    why: 'Hace falta para invertir, retirar dinero y añadir una cuenta bancaria.',
    advice: {
      NotVerified: 'Tenga a mano su documento de identidad. Se tarda unos tres minutos.',
      Started: 'La empezó y no la ha terminado. Puede seguir donde lo dejó.',
      Progress: 'La empezó y no la ha terminado. Puede seguir donde lo dejó.',
      Completed:
        'Ha hecho su parte. La revisa una persona, normalmente en un día laborable, y le avisaremos por correo.',
      Approved: 'No tiene que hacer nada más.',
      Declined: 'No se ha podido aprobar. Puede repetirla; si cree que es un error, escriba a soporte.',
      Resubmission: 'Falta algo o no se lee bien. Repítala con los documentos delante.',
      ExpiredAbandoned: 'Se quedó a medias y ha caducado. Empiécela de nuevo.',
    },
    reason: 'Motivo: %{reason}',
    lastAttempt: 'Intento %{attempt}, actualizado el %{date}',
    start: 'Verificar mi identidad',
    resume: 'Seguir con la verificación',
    retry: 'Repetir la verificación',
    starting: 'Abriendo',
    refresh: 'Actualizar',
    needed: 'Verifique su identidad para invertir, retirar dinero y añadir cuentas bancarias.',
    declinedShort: 'Su identidad no se ha podido aprobar. Puede repetir la verificación.',
    waitingShort: 'Su identidad está en revisión. Suele tardar menos de un día laborable.',
    toProfile: 'Ver qué hacer',
  },
  sandbox: {
    title: 'Verificación de prueba',
    lead: 'Esta página hace de proveedor de identidad. En una instalación real, aquí se fotografían el documento y la cara.',
    applicant: 'Solicitante',
    documentType: 'Documento',
    documentNumber: 'Número',
    outcome: '¿Cómo termina?',
    outcomes: {
      Approved: 'Todo correcto: aprobada',
      Declined: 'El documento no vale: rechazada',
      Resubmission: 'La foto no se lee: hay que repetirla',
      ExpiredAbandoned: 'Se abandona a medias: caducada',
      Completed: 'Terminada, que la revise una persona',
    },
    reason: 'Motivo',
    reasonHelp: 'Lo leerá el solicitante.',
    submit: 'Enviar y volver',
    submitting: 'Enviando',
    done: 'La verificación ha terminado: %{status}.',
    closedTitle: 'Esta verificación ya ha terminado',
    closed: 'Estado: %{status}.',
    backToProfile: 'Volver al perfil',
  },
} as const
