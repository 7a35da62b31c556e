import { api } from '@cauce/contract'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

export function planSuspensions({ agenda, call, administrators, moments }: World, projects: readonly Project[]): void {
  for (const { story, projectId } of projects) {
    const { life } = story
    if (life.phase !== 'Investment' || life.suspended === undefined) continue
    agenda.add(moments.at(life.suspended, '09:40'), async () => {
      const body = { projectId: projectId(), ...SUSPENSION }
      await call(administrators[0].token, api.irregularities.create, { body })
    })
  }
}

const SUSPENSION = {
  irregularity: 'La hipoteca no es la primera. Hay otra anterior de 310.000 € que no constaba.',
  irregularityEn: 'The mortgage is not the first one. There is an earlier one of 310.000 € that was not stated.',
  differences: [
    {
      part: 'G. Garantía',
      partEn: 'G. Security',
      stated: 'Primera hipoteca sobre el edificio',
      statedEn: 'First mortgage on the building',
      actual: 'Segunda hipoteca, tras 310.000 € de una caja',
      actualEn: 'Second mortgage, after 310.000 € of a savings bank',
    },
    {
      part: 'A. Deuda neta de la promotora',
      partEn: 'A. Net debt of the promoter',
      stated: '120.000 €',
      statedEn: '120.000 €',
      actual: '430.000 €',
      actualEn: '430.000 €',
    },
    {
      part: 'G. Deuda sobre tasación',
      partEn: 'G. Debt to appraised value',
      stated: '31,25 %',
      statedEn: '31,25 %',
      actual: '79,69 %',
      actualEn: '79,69 %',
    },
  ],
  steps:
    'El error lo encontró Cauce al pedir una nota registral nueva. La promotora corrige la información y negocia con la caja que su hipoteca se cancele con el préstamo. Desde hoy pedimos una nota nueva antes de publicar cada oferta.',
  stepsEn:
    'Cauce found the error when it asked for a new extract of the land register. The promoter is correcting the information and negotiates with the savings bank that its mortgage is cancelled with the loan. From today on we ask for a new extract before each offer is published.',
}
