import { availableParallelism } from 'node:os'
import { rasterise } from '../documents/rasterise.ts'
import { drawProject } from '../pictures/index.ts'
import type { ProjectStory } from '../texts/project-story.ts'

/** The pictures of a project as files: front, section, floor, site. */
export type ProjectPictureFiles = readonly Uint8Array[]

/**
 * Starts to draw the pictures of all projects, a few at a time, while the story goes on; `of` waits for those of one.
 * The projects that come first in the list are drawn first.
 */
export function startDrawing(stories: readonly ProjectStory[], width: number) {
  const underWay = new Map<ProjectStory, Promise<ProjectPictureFiles>>()
  let last: Promise<unknown>[] = Array.from({ length: Math.max(1, Math.min(3, availableParallelism() - 1)) }, () =>
    Promise.resolve(),
  )
  for (const story of stories) {
    const [lane, ...others] = last
    const files = lane!.then(() => draw(story, width))
    // Whoever waits for them is told of a failure; until then it must not end the process.
    files.catch(() => {})
    underWay.set(story, files)
    last = [...others, files]
  }
  return { of: (story: ProjectStory): Promise<ProjectPictureFiles> => underWay.get(story)! }
}

async function draw({ name, kind, hour }: ProjectStory, width: number): Promise<ProjectPictureFiles> {
  const { elevation, section, plan, site } = drawProject({ name, kind, hour })
  const files: Uint8Array[] = []
  for (const svg of [elevation, section, plan, site]) files.push(await rasterise(svg, width))
  return files
}
