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
      stated: 'hipoteca de primer rango',
      statedEn: 'first mortgage',
      actual: 'Segunda hipoteca, tras 310.000 € de una caja: juntas, el 79,69 % de la tasación, no el 31,25 %',
      actualEn:
        'Second mortgage, behind 310.000 € owed to a savings bank: together, 79,69 % of the appraisal, not 31,25 %',
    },
  ],
  steps:
    'El error lo encontró Cauce al pedir una nota registral nueva. La promotora corrige la información y negocia con la caja que su hipoteca se cancele con el préstamo. Desde hoy pedimos una nota nueva antes de publicar cada oferta.',
  stepsEn:
    'Cauce found the error when it asked for a new extract from the land register. The project owner is correcting the information and is negotiating the cancellation of the savings bank’s mortgage with the loan. From today on we ask for a new extract before each offer is published.',
}
