import type { ProjectStory } from '../project-story.ts'
import { hilaturas, ribera, ronda } from './open.ts'

/** All projects of the demonstration. */
export const PROJECT_STORIES: readonly ProjectStory[] = [ribera, hilaturas, ronda]
