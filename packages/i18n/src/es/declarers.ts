import type { Declarer } from '@cauce/contract'
import type { z } from 'zod'
import { proposals } from './proposals.ts'

export const declarers = {
  about:
    'Los datos con los que la plataforma presenta el modelo 193. Los propone un administrador y los aprueba otro; los anteriores quedan en la lista. Al preparar el archivo aparecen ya escritos y se pueden cambiar para ese archivo.',
  state: proposals.state,
  fields: {
    declarerId: 'Identificador',
    taxNumber: 'NIF',
    name: 'Nombre o razón social',
    contact: 'Persona de contacto',
    phone: 'Teléfono',
    ...proposals.fields,
  } as const satisfies Record<keyof z.infer<typeof Declarer>, string>,
  contactHelp: 'A quien pregunta la Agencia Tributaria: apellidos y nombre.',
  phoneHelp: 'De la persona de contacto: nueve cifras.',
  createTitle: 'Proponer los datos del declarante',
  proposed: 'Propuesta guardada. La aprueba otro administrador.',
  approve: 'Aprobar',
  approveTitle: 'Aprobar los datos del declarante',
  approveAbout:
    'El modelo 193 se prepara con %{name}, NIF %{taxNumber}, contacto %{contact}, teléfono %{phone}. Los datos anteriores quedan en la lista.',
  approved: 'Propuesta aprobada',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar la propuesta',
  refuseAbout: '%{name}, NIF %{taxNumber}: no entra en vigor.',
  refused: 'Propuesta rechazada',
  ownProposal: 'Lo ha propuesto usted: lo aprueba otro administrador.',
} as const
