import type {
  BankAccountState,
  DistributionStatus,
  ErrorCode,
  OrderStatus,
  PhaseName,
  ProjectRequirement,
  TicketStateName,
  TransactionStatus,
  VerificationStatus,
} from '@cauce/contract'
import type { z } from 'zod'

type ErrorWordsState =
  | PhaseName
  | TicketStateName
  | VerificationStatus
  | z.infer<typeof BankAccountState>
  | z.infer<typeof DistributionStatus>
  | z.infer<typeof OrderStatus>
  | z.infer<typeof TransactionStatus>

/**
 * The message of each refusal: what is wrong and, where it helps, what to do. Handbook chapter 18 fixes the words of some.
 */
export const errors = {
  'origin-refused':
    'La petición viene de otro sitio web y no se ha atendido. Abra esta página desde la plataforma y repítala.',
  'not-logged-in': 'Para continuar, inicie sesión.',
  'session-expired': 'Su sesión ha terminado. Inicie sesión de nuevo.',
  'code-owed': 'Falta el código de un solo uso. Introdúzcalo para entrar.',
  'otp-not-configured': 'OTP no configurado',
  'login-failed': 'El correo o la contraseña no son correctos.',
  'code-wrong': 'El código no es correcto.',
  'code-used': 'Ese código ya se ha utilizado. Espere al siguiente.',
  'account-disabled': 'Esta cuenta está deshabilitada. Póngase en contacto con soporte.',
  'too-many-requests': 'Demasiados intentos. Espere %{seconds} s y vuelva a intentarlo.',
  forbidden: 'No tiene permiso para hacer esto.',
  'code-required': 'Para esta operación hace falta un código de un solo uso.',
  'signature-invalid': 'La firma del mensaje no es válida.',
  'link-invalid': 'El enlace no es válido o ha caducado. Pida uno nuevo.',

  'not-found': 'No existe, o no puede verlo.',
  'customer-not-accessible': 'No se puede acceder a la información del cliente.',

  'body-unreadable': 'No se ha podido leer la petición.',
  'body-too-large': 'La petición debe ocupar menos de %{maximumMegabytes} MB.',
  'input-invalid': 'Revise los campos señalados.',
  'file-too-large': 'El archivo debe ocupar menos de %{maximumMegabytes} MB.',
  'file-kind': 'Este tipo de archivo no se admite. Se admiten: %{kinds}.',
  'too-many-files': 'Se pueden adjuntar %{maximum} archivos como máximo.',
  'file-empty': 'El archivo está vacío.',
  'picture-unreadable': 'La imagen no se puede leer: está dañada o es demasiado grande.',

  required: 'Requerido.',
  'unknown-field': 'El campo «%{field}» no se conoce.',
  'type-invalid': 'El valor no es del tipo esperado.',
  'choice-invalid': 'Elija una de las opciones.',
  'text-invalid': 'El texto contiene caracteres que no se pueden guardar.',
  'text-too-short': 'Debe tener al menos %{minimum} caracteres.',
  'text-too-long': 'Debe tener %{maximum} caracteres como máximo.',
  'number-invalid': 'Debe ser un número válido.',
  'integer-invalid': 'Debe ser un número entero.',
  'number-not-positive': 'Debe ser mayor que 0.',
  'number-negative': 'Debe ser mayor o igual que 0.',
  'number-too-small': 'Debe ser %{minimum} como mínimo.',
  'number-too-large': 'Debe ser %{maximum} como máximo.',
  'percentage-negative': 'El porcentaje debe ser mayor o igual que 0.',
  'percentage-places': 'El porcentaje admite dos decimales como máximo.',
  'percentage-not-below-100': 'El porcentaje debe ser menor que 100.',
  'amount-invalid': 'La cantidad no es válida. Escríbala así: 1.250,50.',
  'amount-not-positive': 'La cantidad debe ser mayor que cero.',
  'amount-negative': 'La cantidad debe ser mayor o igual que cero.',
  'id-invalid': 'El identificador no es válido.',
  'date-invalid': 'La fecha no es correcta.',
  'end-before-start': 'La fecha de fin debe ser posterior a la de inicio.',
  'too-many-periods': 'Son demasiados periodos: elija como mucho %{maximum}, o agrúpelos por uno más largo.',
  'email-invalid': 'El correo electrónico no es válido.',
  'emails-differ': 'Los correos electrónicos no coinciden.',
  'email-taken': 'Ya existe una cuenta con este correo electrónico.',
  'password-weak':
    'La contraseña debe tener al menos 8 caracteres, con mayúscula, minúscula, cifra y un carácter especial de #?!@$%^&*-.',
  'passwords-differ': 'Las contraseñas no coinciden.',
  'password-unchanged': 'La contraseña nueva debe ser distinta de la actual.',
  'phone-invalid': 'El teléfono no es válido.',
  'country-unknown': 'El país no es válido.',
  'document-number-invalid': 'El número de documento no es válido.',
  'tax-number-invalid': 'El número de identificación fiscal no es válido.',
  underage: 'Debe tener al menos 18 años.',
  'identification-exists': 'El documento ya existe.',
  'iban-invalid': 'El IBAN no es válido.',
  'iban-exists': 'Ya ha añadido esta cuenta bancaria.',
  'url-invalid': 'La URL solo admite letras, cifras y guiones.',
  'url-exists': 'La URL ya existe',
  'name-exists': 'El nombre ya existe.',
  'terms-not-accepted': 'Debe aceptar las condiciones.',
  'reason-required': 'Indique el motivo.',
  'proof-required': 'Adjunte el justificante del banco o del pago.',
  'reference-unknown': 'El registro al que se refiere no existe.',

  'edit-conflict': 'Alguien ha guardado cambios mientras tanto. Recargue para verlos y repita los suyos.',
  'idempotency-key-invalid': 'La clave de idempotencia no es válida.',
  'idempotency-key-reused': 'Esta clave de idempotencia ya se ha usado para otra petición.',
  'idempotency-in-progress': 'La misma petición se está atendiendo. Espere a que termine.',

  'state-forbids': 'No es posible en el estado actual: %{state}.',
  'still-referenced': 'No se puede eliminar porque se está utilizando.',
  'last-administrator': 'Es la última persona que administra la plataforma y debe seguir haciéndolo.',
  'own-money': 'No puede aprobar su propio dinero.',
  'own-account': 'No puede hacerlo con su propia cuenta.',
  'second-administrator-needed': 'Por su importe, lo debe aprobar también otra persona con permiso de administración.',
  'maker-is-checker': 'Lo debe aprobar una persona distinta de quien lo inició.',
  'money-remains': 'La cuenta todavía tiene dinero o inversiones vivas.',
  'manager-assigned': 'El cliente ya tiene un gestor asignado. Cámbielo en lugar de asignarlo.',
  'totp-exists': 'Ya tiene configurado un dispositivo OTP.',
  'verification-running': 'Ya hay una verificación en curso.',
  'already-verified': 'La identidad ya está verificada.',
  'verification-start-failed': 'Ha ocurrido un error al iniciar el proceso de verificación',
  'promotion-overlaps': 'El periodo seleccionado ya existe.',
  'project-not-ready': 'Al proyecto le falta: %{missing}.',
  'terms-locked': 'Ya no se puede cambiar, porque alguien ha invertido con estas condiciones.',

  'identity-not-approved': 'Antes debe verificar su identidad.',
  'investing-not-possible': 'No es posible invertir en esta fase.',
  'phase-stale': 'El proyecto ha cambiado de fase. Recargue la página.',
  'below-minimum-investment': 'La inversión mínima en este proyecto es de %{minimum}.',
  'above-project-remainder': 'Al proyecto solo le faltan %{maximum}.',
  'above-project-maximum': 'La inversión máxima en este proyecto es de %{maximum}.',
  'investor-places-taken': 'El proyecto ha alcanzado su número máximo de inversores.',
  'wallet-insufficient': 'El saldo del monedero no es suficiente.',
  'above-available-balance':
    'La cantidad no debe superar el saldo disponible en el monedero. Disponible: %{available}.',
  'reflection-ended': 'El plazo para revocar sin coste ha terminado.',
  'disinvestment-not-possible': 'Ya no es posible retirar esta inversión.',

  'bank-account-not-valid': 'La cuenta bancaria no está validada.',
  'wallet-not-created': 'No se ha podido crear el monedero',

  'schedule-unavailable': 'El proyecto no tiene calendario de pagos.',
  'distribution-amount-mismatch': 'El importe no coincide con el previsto, %{expected}.',

  'page-not-found': 'Lo sentimos, no hemos encontrado la página que buscaba',
  unavailable: 'El servicio no está disponible en este momento. Vuelva a intentarlo en unos minutos.',
  unexpected: 'Ha ocurrido un error. Vuelva a intentarlo, póngase en contacto con soporte o regrese al inicio.',
} as const satisfies Record<ErrorCode, string>

/** Words that messages of refusals interpolate; see `errorMessage`. */
export const errorWords = {
  /** The state that `state-forbids` tells, as it reads inside a sentence. */
  state: {
    Discarded: 'descartado',
    Draft: 'borrador',
    Next_Opening: 'próxima apertura',
    Preinvestment: 'preinversión',
    Investment: 'abierto',
    Financed: 'financiado',
    Closed: 'cerrado',
    Open: 'abierto',
    InProcess: 'en proceso',
    PendingCustomer: 'pendiente del cliente',
    PendingManager: 'pendiente del gestor',
    Dismissed: 'desestimado',
    NotVerified: 'sin verificar',
    Started: 'iniciada',
    Progress: 'en curso',
    Completed: 'a la espera de decisión',
    Approved: 'aprobada',
    Declined: 'rechazada',
    Resubmission: 'se ha pedido repetirla',
    ExpiredAbandoned: 'caducada o abandonada',
    pending: 'pendiente',
    completed: 'completada',
    rejected: 'rechazada',
    active: 'activa',
    finished: 'finalizada',
    cancelled: 'cancelada',
    valid: 'validada',
    error: 'con error',
    planned: 'prevista',
    draft: 'en borrador',
    confirming: 'pagándose',
    paid: 'pagada',
  } as const satisfies Record<ErrorWordsState, string>,
  /** What `project-not-ready` finds missing. */
  missing: {
    descriptions: 'una descripción',
    pictures: 'una imagen',
    documents: 'un documento visible',
    destinationBankAccount: 'la cuenta bancaria de destino',
    dateEnd: 'una fecha de fin que no haya pasado',
  } as const satisfies Record<ProjectRequirement, string>,
} as const
