import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { endDefault } from './end-default.ts'
import { recordPastDue, recordUnlikely } from './record-default.ts'

export { recordPastDue } from './record-default.ts'

// After midnight in Madrid, and at start in case no process worked that night.
const recordPastDueJob = defineScheduledJob('recordPastDue', '20 23 * * *', { runsAtStart: true })

export const loanDefaultsFlow: ModuleFactory = (kernel) => ({
  name: 'loan-defaults',
  jobs: [bindJob(recordPastDueJob, () => recordPastDue(patient(kernel)))],
  routes: [
    bind(api.loanDefaults.create, (call) => recordUnlikely(kernel, call)),
    bind(api.loanDefaults.decide, (call) => endDefault(kernel, call)),
  ],
})
