import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { patient } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { correctIrregularity } from './correct-irregularity.ts'
import { createIrregularity } from './record-irregularity.ts'

export { resumeOffer } from './correct-irregularity.ts'
export { recordIrregularity, type IrregularityTexts } from './record-irregularity.ts'

export const irregularitiesFlow: ModuleFactory = (kernel) => ({
  name: 'irregularities',
  routes: [
    bind(api.irregularities.create, (call) => createIrregularity(patient(kernel), call)),
    bind(api.irregularities.correct, (call) => correctIrregularity(patient(kernel), call)),
  ],
})
