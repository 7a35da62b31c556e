import type { ModuleFactory } from '../../../module.ts'
import { countryRoutes } from './countries.routes.ts'
import { serveFlags } from './flags.plugin.ts'

/** The countries of the world with their names and flags. */
export const countriesModule: ModuleFactory = () => ({ name: 'countries', routes: countryRoutes(), plugin: serveFlags })
