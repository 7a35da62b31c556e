import type { ModuleFactory } from './kernel.ts'
import { filesModule } from './modules/files/index.ts'
import { picturesModule } from './modules/pictures/index.ts'
import { sessionsModule } from './modules/sessions/index.ts'
import { walletsModule } from './modules/wallets/index.ts'

/** Every module of the API. Listed, not discovered. */
export const modules: readonly ModuleFactory[] = [filesModule, picturesModule, sessionsModule, walletsModule]
