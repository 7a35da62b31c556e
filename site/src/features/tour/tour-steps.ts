import { tabMemory } from '@cauce/client/tab-memory.ts'
import { paths } from '@cauce/contract/pages.ts'

/** Handbook rule 13.21. */
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

export interface Tour {
  readonly step: TourStep
  /** Undefined without a project. */
  readonly projectUrl: string | undefined
  /** Staff have no wallet and skip its steps. */
  readonly hasWallet: boolean
}

interface StepPlace {
  /** Absent: any page. */
  readonly path?: (tour: Tour) => string
  /** Points at the first visible one; without targets the step is centred. */
  readonly targets: (tour: Tour) => readonly string[]
}

const cardOf = ({ projectUrl }: Tour) =>
  projectUrl === undefined ? [] : [`.card:has(a[href="${paths.project(projectUrl)}"])`]

export const places: Readonly<Record<TourStep, StepPlace>> = {
  welcome: { targets: () => [] },
  walletButton: { targets: () => ['[data-tour="wallet"]'] },
  walletPage: { path: () => paths.profile('wallet'), targets: () => ['[data-tour="purse"]'] },
  // On a phone the links are in the menu.
  projectsButton: { targets: () => [`[data-tour="${paths.projects}"]`, '.menu-button'] },
  projectsPage: { path: () => paths.projects, targets: () => ['[data-filters]'] },
  projectCard: { path: () => paths.projects, targets: (tour) => [...cardOf(tour), '[data-tour="project-card"]'] },
  investDialog: {
    path: ({ projectUrl }) => (projectUrl === undefined ? paths.projects : paths.project(projectUrl)),
    // tour.ts opens the dialog. Where investing is not possible, the panel says why.
    targets: () => ['.panel'],
  },
}

/** Without steps that need a missing wallet or project. */
export function stepsOf({ hasWallet, projectUrl }: Tour): TourStep[] {
  return TOUR_STEPS.filter((step) => {
    if (step === 'walletButton' || step === 'walletPage') return hasWallet
    return step !== 'investDialog' || projectUrl !== undefined
  })
}

/** Undefined past either end. */
export function stepAfter(tour: Tour, by: 1 | -1): TourStep | undefined {
  const steps = stepsOf(tour)
  return steps[steps.indexOf(tour.step) + by]
}

/** The page to open when `current` (path and query) differs. */
export function pageToOpen(tour: Tour, current: string): string | undefined {
  const path = places[tour.step].path?.(tour)
  const isThere = path === current || (path === paths.projects && current.split('?')[0] === paths.projects)
  return isThere ? undefined : path
}

/** The tour spans pages of one tab. */
const memory = tabMemory<Tour>('tour')

export const rememberTour = memory.write
export const forgetTour = memory.forget
export const isTourUnderWay = (): boolean => memory.read() !== undefined

export function recallTour(): Tour | undefined {
  const tour = memory.read()
  return tour && TOUR_STEPS.includes(tour.step) ? tour : undefined
}
