import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { bindJob } from '../../jobs/index.ts'
import { patient } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { matchMoreJob, matchMovementsJob } from '../../modules/bank/matching/index.ts'
import { sendBack, setAside } from './leave-unmatched.ts'
import { matchManually } from './manual-match.ts'
import { autoMatch } from './auto-match.ts'
import { undoMatch } from './undo-match.ts'

/** Automatic where certain, the rest by administrators. */
export const matchMovementsFlow: ModuleFactory = (kernel) => ({
  name: 'match-movements',
  routes: [
    bind(api.matching.match, (call) => matchManually(kernel, call)),
    bind(api.matching.setAside, (call) => setAside(kernel, call)),
    bind(api.matching.sendBack, (call) => sendBack(kernel, call)),
    bind(api.matching.undo, (call) => undoMatch(kernel, call)),
  ],
  jobs: [
    bindJob(matchMovementsJob, () => autoMatch(patient(kernel))),
    bindJob(matchMoreJob, (part) => autoMatch(patient(kernel), part)),
  ],
})
