import type {
  DefaultKind,
  DefaultState,
  LoanDefault,
  OutcomeStatement,
  RiskCategoryName,
  RiskRate,
} from '@cauce/contract'
import type { z } from 'zod'

export const loanDefaults = {
  one: 'Impago',
  about:
    'La plataforma registra automáticamente el impago de un préstamo que lleva más de 90 días sin pagar un importe significativo. Un administrador decide en la página del proyecto si es improbable que se pague. Todo cuenta en las tasas que se publican.',
  seePublic: 'Ver la página pública',
  fields: {
    loanDefaultId: 'Identificador',
    projectId: 'Préstamo',
    projectName: 'Préstamo',
    kind: 'Causa',
    since: 'Desde',
    reason: 'Motivo',
    pastDueSince: 'Sin pagar desde',
    pastDue: 'Importe sin pagar',
    state: 'Situación',
    endedOn: 'Terminó el',
    endReason: 'Por qué terminó',
    loss: 'Capital perdido',
    recordedBy: 'Registrado por',
    recordedByName: 'Registrado por',
    endedBy: 'Terminado por',
    endedByName: 'Terminado por',
    createdAt: 'Registrado',
    updatedAt: 'Actualizado',
  } as const satisfies Record<keyof z.infer<typeof LoanDefault>, string>,
  kind: {
    'past-due': 'Más de 90 días sin pagar',
    'unlikely-to-pay': 'Pago improbable',
  } as const satisfies Record<DefaultKind, string>,
  state: {
    open: 'En impago',
    cured: 'Regularizado',
    'written-off': 'Perdido',
  } as const satisfies Record<DefaultState, string>,
  pastDueReason: '%{amount} sin pagar desde el %{day}',
  platform: 'La plataforma',
  project: {
    title: 'Situación del préstamo',
    none: 'No está ni ha estado en impago.',
    open: 'En impago desde el %{date}: %{reason}',
    cured: 'En impago del %{date} al %{end}: %{reason}. Se regularizó: %{endReason}',
    'written-off':
      'En impago desde el %{date}: %{reason}. Se dio por perdido el %{end}, %{loss} de capital: %{endReason}',
    record: 'Registrar un impago',
    recordAbout:
      'Regístrelo si es improbable que el préstamo se pague por completo sin ejecutar la garantía: concurso de acreedores, o una refinanciación para evitar el impago. Cuenta desde hoy en las tasas que se publican, y sus inversores reciben un correo con el motivo.',
    recorded: 'Impago registrado',
    cure: 'Dar por regularizado',
    cureAbout:
      'El préstamo vuelve a pagarse según lo acordado y no tiene vencido un importe significativo. El impago sigue contando en su año, y sus inversores reciben un correo con el motivo.',
    ended: 'Impago terminado',
    writeOff: 'Dar por perdido',
    writeOffAbout:
      'Todo el capital pendiente pasa a contar como perdido, y no se puede volver atrás. Sus inversores reciben un correo con el importe y el motivo.',
  },
} as const

export const riskRates = {
  one: 'Tasa de impago esperada',
  about:
    'La probabilidad de que un préstamo de cada clase caiga en impago en un año, y el método. Se publican. Una tasa nueva vale desde su día; las anteriores quedan como estaban.',
  category: {
    A: 'Clase A, riesgo menor',
    B: 'Clase B, riesgo medio',
    C: 'Clase C, riesgo mayor',
  } as const satisfies Record<RiskCategoryName, string>,
  fields: {
    riskRateId: 'Identificador',
    category: 'Clase',
    expectedRate: 'Impago esperado',
    validFrom: 'Vale desde',
    method: 'Método',
    methodEn: 'Método (inglés)',
    createdAt: 'Fijada',
  } as const satisfies Record<keyof z.infer<typeof RiskRate>, string>,
  createTitle: 'Fijar una tasa de impago esperada',
  validFromHelp: 'Después de la última de su clase y no antes de hoy; la primera, cualquier día.',
  methodHelp: 'Qué préstamos son de la clase y en qué se basa la tasa.',
  created: 'Tasa fijada',
} as const

export const outcomeStatements = {
  one: 'Informe de resultados',
  about:
    'Lo esperado y lo real de cada año natural, que se publica en los cuatro meses siguientes. Lo publicado no cambia: una corrección es una versión nueva.',
  fields: {
    outcomeStatementId: 'Identificador',
    year: 'Año',
    version: 'Versión',
    figures: 'Cifras',
    thresholdAmount: 'Importe significativo',
    thresholdShare: 'Parte significativa',
    assumptions: 'Supuestos',
    assumptionsEn: 'Supuestos (inglés)',
    correction: 'Qué se corrige',
    correctionEn: 'Qué se corrige (inglés)',
    publishedAt: 'Publicado',
  } as const satisfies Record<keyof z.infer<typeof OutcomeStatement>, string>,
  createTitle: 'Publicar un informe de resultados',
  assumptionsHelp: 'En qué se basan las tasas esperadas.',
  correctionHelp: 'Solo si el año ya tiene un informe: qué corrige este.',
  previewTitle: 'Lo que se publicaría de %{year}',
  category: 'Clase',
  noCategory: 'Sin clase',
  total: 'Todas',
  loans: 'Préstamos (N)',
  defaults: 'Impagos (D)',
  rate: 'Impago real',
  expected: 'Impago esperado',
  outcome: '%{defaults} de %{loans}',
  created: 'Informe publicado',
} as const
