import type { ProjectKind } from './buildings/index.ts'
import type { HourName } from './core/hours.ts'
import { drawElevation } from './drawings/elevation.ts'
import { drawPlan } from './drawings/plan.ts'
import { drawSection } from './drawings/section.ts'
import { drawSite } from './drawings/site.ts'

export { projectKinds, type ProjectKind } from './buildings/index.ts'
export { hourNames, type HourName } from './core/hours.ts'
export { drawBanner, type BannerOptions } from './drawings/banner.ts'
export { drawProjectType } from './drawings/project-type.ts'
export { drawShare } from './drawings/share.ts'
export { drawStreet, STREET, streetPins, type StreetTime } from './drawings/street.ts'

/** What a project's pictures are drawn from. The name is the seed: the same name always gives the same pictures. */
export interface ProjectPicturesOptions {
  readonly name: string
  readonly kind: ProjectKind
  readonly hour: HourName
}

/** The four drawings of a project, as SVG documents of 1200 x 900, each below 30 KB. */
export interface ProjectPictures {
  readonly elevation: string
  readonly section: string
  readonly plan: string
  readonly site: string
}

/** Draws a project: its front in its setting, the building cut open, a floor, and where it stands. */
export function drawProject({ name, kind, hour }: ProjectPicturesOptions): ProjectPictures {
  return {
    elevation: drawElevation(name, kind, hour),
    section: drawSection(name, kind, hour),
    plan: drawPlan(name, kind, hour),
    site: drawSite(name, kind, hour),
  }
}
