import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { bindJob } from '../../jobs/index.ts'
import { patient } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { matchMoreJob, matchMovementsJob } from '../../modules/bank/matching/index.ts'
import { sendBack, setAside } from './leave-unmatched.ts'
import { matchByHand } from './match-by-hand.ts'
import { matchByItself } from './match-by-itself.ts'
import { undoMatch } from './undo-match.ts'

/** Automatic where certain, the rest by administrators. */
export const matchMovementsFlow: ModuleFactory = (kernel) => ({
  name: 'match-movements',
  routes: [
    bind(api.matching.match, (call) => matchByHand(kernel, call)),
    bind(api.matching.setAside, (call) => setAside(kernel, call)),
    bind(api.matching.sendBack, (call) => sendBack(kernel, call)),
    bind(api.matching.undo, (call) => undoMatch(kernel, call)),
  ],
  jobs: [
    bindJob(matchMovementsJob, () => matchByItself(patient(kernel))),
    bindJob(matchMoreJob, (part) => matchByItself(patient(kernel), part)),
  ],
})
