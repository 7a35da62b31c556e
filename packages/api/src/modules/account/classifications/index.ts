import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { sendFile } from '../../../platform/files/index.ts'
import { findClassification, listClassifications } from './classifications.queries.ts'
import { askForClass, decideClassification, takeOwnStep, viewOf } from './classifications.service.ts'
import { endClasses } from './ending-classes.service.ts'
import { findEvidenceFile } from './evidence.queries.ts'

export { findClasses } from './classifications.queries.ts'
export { endClasses, eraseClassificationsOf } from './ending-classes.service.ts'

const endJob = defineScheduledJob('endInvestorClasses', '23 5 * * *')

/** Handbook rules 20.15 to 20.24. */
export const classificationsModule: ModuleFactory = (kernel) => ({
  name: 'classifications',
  routes: classificationRoutes(kernel),
  jobs: [bindJob(endJob, () => endClasses(patient(kernel)))],
})

const classificationRoutes = (kernel: Kernel) => {
  const { database, clock } = kernel
  return [
    bind(api.classifications.list, async (call) => {
      const { data, total } = await listClassifications(
        database,
        { ...call.query, ...customerFilter(call) },
        call.query,
      )
      return { data: data.map((record) => viewOf(record, clock.now())), total }
    }),
    bind(api.classifications.create, (call) => askForClass(kernel, call)),
    bind(api.classifications.read, async (call) =>
      viewOf(found(await findClassification(database, call.params.id, customerFilter(call))), clock.now()),
    ),
    bind(api.classifications.withdraw, (call) => takeOwnStep(kernel, call, 'withdraw')),
    bind(api.classifications.giveUp, (call) => takeOwnStep(kernel, call, 'giveUp')),
    bind(api.classifications.decide, (call) => decideClassification(kernel, call)),
    bind(api.classifications.viewDocument, async (call) =>
      sendFile(kernel, call.reply, found(await findEvidenceFile(database, call.params.id, customerFilter(call)))),
    ),
  ]
}
