import type { WithholdingRate, WithholdingRateState, WithholdingRateScope, WithholdingReason } from '@cauce/contract'
import type { z } from 'zod'

export const withholdingRates = {
  title: 'Tipos de retención',
  one: 'Tipo de retención',
  menu: 'Tipos de retención',
  about:
    'Porcentaje de los intereses brutos que se retiene a cuenta de los impuestos del inversor. Cada tipo vale desde su día hasta el siguiente del mismo alcance y país. Lo propone un administrador y lo aprueba otro; los anteriores quedan en la lista.',
  scope: {
    resident: 'Residentes en España',
    nonResident: 'No residentes',
    treaty: 'Convenio con un país',
  } as const satisfies Record<z.infer<typeof WithholdingRateScope>, string>,
  state: {
    proposed: 'Espera otra llave',
    active: 'Aprobado',
    refused: 'Rechazado',
    replaced: 'Sustituido',
  } as const satisfies Record<z.infer<typeof WithholdingRateState>, string>,
  fields: {
    withholdingRateId: 'Identificador',
    scope: 'Alcance',
    country: 'País del convenio',
    percentage: 'Porcentaje',
    validFrom: 'En vigor desde',
    source: 'Norma',
    state: 'Estado',
    reason: 'Motivo',
    proposedBy: 'Propuesto por',
    proposedByName: 'Propuesto por',
    decidedBy: 'Decidido por',
    decidedByName: 'Decidido por',
    decidedAt: 'Decidido el',
    createdAt: 'Propuesto el',
    updatedAt: 'Actualización',
  } as const satisfies Record<keyof z.infer<typeof WithholdingRate>, string>,
  countryHelp: 'Solo si es el de un convenio.',
  validFromHelp: 'Cuenta el día en que vencen los intereses. Los pagos ya registrados no cambian.',
  sourceHelp: 'El artículo que fija el porcentaje.',
  createTitle: 'Proponer un tipo de retención',
  proposed: 'Tipo propuesto. Lo aprueba otro administrador.',
  approve: 'Aprobar',
  approveTitle: 'Aprobar el tipo de retención',
  approveAbout: '%{scope}: se retendrá el %{percent} de los intereses que venzan desde el %{date}.',
  approved: 'Tipo aprobado',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar el tipo propuesto',
  refuseAbout: '%{scope}: el %{percent} desde el %{date} no entra en vigor.',
  refused: 'Propuesta rechazada',
  ownProposal: 'Lo ha propuesto usted: lo aprueba otro administrador.',
} as const

/** Tax that was withheld from interest, by quarter (/admin/withholdings/). */
export const withholdings = {
  title: 'Retenciones',
  about:
    'Lo retenido de los intereses de los inversores, por el trimestre en que se devengan: el de su vencimiento, aunque se paguen después. Los datos son para los modelos 123 y 216; revíselos con su asesor antes de declarar.',
  balance: 'Retenido y sin entregar, según los libros: %{amount}.',
  none: 'Todavía no se ha retenido nada.',
  quarter: 'Del %{from} al %{to}',
  dueBy: 'Se declara y se ingresa hasta el %{date}.',
  unpaid:
    'Vencieron %{amount} de intereses brutos que los promotores no han pagado. Se han devengado, y aún no se ha podido retener nada de ellos.',
  applies: 'A quién',
  form: 'Modelo',
  rate: 'Tipo',
  investors: 'Inversores',
  interest: 'Intereses brutos',
  withheld: 'Retenido',
  sum: 'Total retenido',
  reason: {
    residentIndividual: 'Particular residente en España',
    residentCompany: 'Empresa residente en España',
    exemptEntity: 'Entidad exenta',
    unionResident: 'Residente en la Unión Europea, con certificado',
    economicAreaResident: 'Residente en el Espacio Económico Europeo, con certificado',
    treaty: 'Residente en un país con convenio, con certificado',
    nonResident: 'No residente, con certificado',
    noCertificate: 'No residente, sin certificado válido',
  } as const satisfies Record<WithholdingReason, string>,
} as const
