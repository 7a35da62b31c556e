import type { ModuleFactory } from '../kernel.ts'
import { serveDocs } from './docs.plugin.ts'

/** The reference of the API, for programs and for people. */
export const docsModule: ModuleFactory = () => ({ name: 'docs', routes: [], plugin: serveDocs })
