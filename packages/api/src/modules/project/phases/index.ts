import type { ModuleFactory } from '../../../module.ts'
import { phaseRoutes } from './phases.routes.ts'

export const phasesModule: ModuleFactory = (kernel) => ({ name: 'phases', routes: phaseRoutes(kernel) })
