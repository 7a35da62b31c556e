import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { makeModel193, readTaxYear } from './tax-files.service.ts'

export { declaredName, spanishTaxNumber } from './tax-files.domain.ts'

/** To be checked by an adviser (decision 256). */
export const taxFilesModule: ModuleFactory = (kernel) => ({
  name: 'taxFiles',
  routes: [
    bind(api.taxFiles.read, ({ query }) => readTaxYear(patient(kernel), query.year)),
    bind(api.taxFiles.make, (call) => makeModel193(patient(kernel), call)),
  ],
})
