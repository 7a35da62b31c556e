import type { ModuleFactory } from '../../../kernel.ts'
import { FORGOTTEN_AFTER_MS } from './login-attempts.domain.ts'
import { deleteForgottenTallies } from './login-attempts.queries.ts'

export { deleteTalliesOf } from './login-attempts.queries.ts'
export { networkOf } from './login-attempts.domain.ts'
export { beginAttempt, subjectOfEmail, type Attempt, type RunningAttempt } from './login-attempts.service.ts'

export const loginAttemptsModule: ModuleFactory = ({ database, clock }) => ({
  name: 'login-attempts',
  routes: [],
  jobs: {
    forgetLoginAttempts: () => deleteForgottenTallies(database, new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS)),
  },
  crontab: ['17 * * * * forgetLoginAttempts'],
})
