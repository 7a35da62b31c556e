import type { ProjectStory } from '../project-story.ts'
import { arroyo, azulejos, jerte, valdelobos } from './closed.ts'
import { chamartin, hullera, migjorn, nive, tui } from './coming.ts'
import { conservas, naranco, poblenou } from './drafts.ts'
import { ordesa, plaza, santaOlaya } from './financed-further.ts'
import { arrotxapea, sanRoque, zabaleta } from './financed.ts'
import { gironella, guadiana, monegros } from './open-further.ts'
import { hilaturas, ribera, ronda } from './open.ts'

/** All projects of the demonstration, in the order in which they were brought to the platform. */
export const PROJECT_STORIES: readonly ProjectStory[] = [
  ...[valdelobos, azulejos, arroyo, jerte],
  ...[sanRoque, ordesa, santaOlaya, zabaleta, arrotxapea, plaza],
  ...[conservas, hilaturas, ronda, ribera, guadiana, gironella, monegros],
  ...[chamartin, tui, migjorn, hullera, nive, naranco, poblenou],
]
