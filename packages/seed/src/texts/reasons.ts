export const INCOME_REJECTIONS = [
  'El justificante es de otro importe.',
  'La transferencia viene de una cuenta de otro titular y se ha devuelto.',
  'No ha llegado ningún abono en los diez días siguientes a la solicitud.',
  'La solicitud está repetida: el abono corresponde a la anterior.',
] as const

export const WITHDRAWAL_REJECTIONS = [
  'El banco de destino ha devuelto la transferencia: la cuenta está bloqueada.',
  'El cliente ha pedido anular la retirada por teléfono y lo ha confirmado por correo.',
  'La titularidad de la cuenta ha cambiado. Hace falta un certificado nuevo.',
] as const

export const BANK_ACCOUNT_ERRORS = [
  'El certificado no muestra el nombre completo del titular. Envíe uno emitido en los últimos tres meses.',
  'El titular del certificado no coincide con el de la cuenta en la plataforma.',
  'El documento no se puede leer: la imagen está cortada por la derecha.',
] as const

export const ACCOUNT_ALIASES = {
  individual: ['Nómina', 'Cuenta principal', 'Ahorro', 'Cuenta de casa', 'Cuenta en línea'],
  company: ['Cuenta operativa', 'Tesorería', 'Excedentes de tesorería'],
} as const

export const RESUBMISSION_REASONS = [
  'La foto del documento está borrosa.',
  'Falta el reverso del documento.',
  'La cara queda en sombra y no se distingue.',
] as const

export const DECLINE_REASONS = [
  'El documento está caducado desde hace más de un año.',
  'El nombre del documento no coincide con el de la cuenta.',
] as const
