import type { WithholdingAgent, WithholdingRate, WithholdingRateScope } from '@cauce/contract'
import type { z } from 'zod'
import { proposals } from './proposals.ts'
import { agentWords } from './tax.ts'

export const withholdingRates = {
  about:
    'Porcentaje de los intereses brutos que se retiene a cuenta de los impuestos del inversor. Cada tipo vale desde su día hasta el siguiente del mismo alcance y país. Lo propone un administrador y lo aprueba otro; los anteriores quedan en la lista.',
  scope: {
    resident: 'Residentes en España',
    nonResident: 'No residentes',
    treaty: 'Convenio con un país',
  } as const satisfies Record<z.infer<typeof WithholdingRateScope>, string>,
  state: proposals.state,
  fields: {
    withholdingRateId: 'Identificador',
    scope: 'Alcance',
    country: 'País del convenio',
    percentage: 'Porcentaje',
    validFrom: 'En vigor desde',
    source: 'Norma',
    ...proposals.fields,
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

export const withholdingAgents = {
  about:
    'La plataforma retiene en cada pago. Aquí se fija quién ingresa lo retenido en la Agencia Tributaria: el promotor, que paga los intereses, o la plataforma por cuenta del promotor. Lo propone un administrador y lo aprueba otro. Cuenta el día en que se devengan los intereses; los pagos registrados no cambian.',
  agent: agentWords,
  state: proposals.state,
  fields: {
    withholdingAgentId: 'Identificador',
    agent: 'Quién ingresa',
    validFrom: 'En vigor desde',
    source: 'Contrato o norma',
    ...proposals.fields,
  } as const satisfies Record<keyof z.infer<typeof WithholdingAgent>, string>,
  validFromHelp: 'Cuenta el día en que se devengan los intereses. Los pagos ya registrados no cambian.',
  sourceHelp: 'El contrato con los promotores o la consulta en que se basa.',
  createTitle: 'Proponer quién ingresa las retenciones',
  proposed: 'Propuesta guardada. La aprueba otro administrador.',
  approve: 'Aprobar',
  approveTitle: 'Aprobar quién ingresa las retenciones',
  approveAbout: '%{agent}: ingresa lo que se retenga de los intereses que se devenguen desde el %{date}.',
  approved: 'Propuesta aprobada',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar la propuesta',
  refuseAbout: '%{agent}, desde el %{date}: no entra en vigor.',
  refused: 'Propuesta rechazada',
  ownProposal: 'Lo ha propuesto usted: lo aprueba otro administrador.',
} as const
