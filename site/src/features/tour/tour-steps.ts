import { paths } from '@cauce/contract/pages.ts'

/** The steps of the guided tour in their order (handbook rule 13.21). */
export const TOUR_STEPS = [
  'welcome',
  'walletButton',
  'walletPage',
  'projectsButton',
  'projectsPage',
  'projectCard',
  'investDialog',
] as const
export type TourStep = (typeof TOUR_STEPS)[number]

/** What a tour remembers from page to page. */
export interface Tour {
  readonly step: TourStep
  /** Friendly url of the project that the last steps show; undefined when there is none. */
  readonly projectUrl: string | undefined
  /** Staff have no wallet, and then no steps about one. */
  readonly hasWallet: boolean
}

interface StepPlace {
  /** The page on which the step is shown; absent: whichever one is on. */
  readonly path?: (tour: Tour) => string
  /** What is pointed at: the first of these that can be seen. None: the step stands in the middle. */
  readonly targets: (tour: Tour) => readonly string[]
}

const cardOf = ({ projectUrl }: Tour) =>
  projectUrl === undefined ? [] : [`.card:has(a[href="${paths.project(projectUrl)}"])`]

export const places: Readonly<Record<TourStep, StepPlace>> = {
  welcome: { targets: () => [] },
  walletButton: { targets: () => ['[data-tour="wallet"]'] },
  walletPage: { path: () => paths.profile('wallet'), targets: () => ['[data-tour="purse"]'] },
  // On a phone the links stand in the menu.
  projectsButton: { targets: () => [`[data-tour="${paths.projects}"]`, '.menu-button'] },
  projectsPage: { path: () => paths.projects, targets: () => ['[data-filters]'] },
  projectCard: { path: () => paths.projects, targets: (tour) => [...cardOf(tour), '[data-tour="project-card"]'] },
  investDialog: {
    path: ({ projectUrl }) => (projectUrl === undefined ? paths.projects : paths.project(projectUrl)),
    // The dialog is opened for it (tour.ts); where one cannot invest the panel says why.
    targets: () => ['.panel'],
  },
}

/** The steps of this tour: without a wallet none about it, without a project none about investing. */
export function stepsOf({ hasWallet, projectUrl }: Tour): TourStep[] {
  return TOUR_STEPS.filter((step) => {
    if (step === 'walletButton' || step === 'walletPage') return hasWallet
    return step !== 'investDialog' || projectUrl !== undefined
  })
}

/** The step so many further on, or `undefined` past either end. */
export function stepAfter(tour: Tour, by: 1 | -1): TourStep | undefined {
  const steps = stepsOf(tour)
  return steps[steps.indexOf(tour.step) + by]
}

/** Whether a step is to be shown on another page than `current` (path and query). */
export function pageToOpen(tour: Tour, current: string): string | undefined {
  const path = places[tour.step].path?.(tour)
  if (path === undefined) return undefined
  const isThere = path === current || (path === paths.projects && current.split('?')[0] === paths.projects)
  return isThere ? undefined : path
}
