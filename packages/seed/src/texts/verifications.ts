/** What was wrong with an attempt to prove one's identity. */
export const RESUBMISSION_REASONS = [
  'La foto del documento está borrosa.',
  'Falta el reverso del documento.',
  'La cara queda en sombra y no se distingue.',
] as const

export const DECLINE_REASONS = [
  'El documento está caducado desde hace más de un año.',
  'El nombre del documento no coincide con el de la cuenta.',
] as const
