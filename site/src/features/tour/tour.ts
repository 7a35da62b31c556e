import { translatorOf, type Messages, type Translate } from '@cauce/i18n/translate.ts'
import { driver, type Driver } from 'driver.js'
import { call, client } from '../../ui/api.ts'
import { notify } from '../../ui/snackbar.ts'
import { poll } from './poll.ts'
import {
  forgetTour,
  pageToOpen,
  places,
  recallTour,
  rememberTour,
  stepAfter,
  stepsOf,
  type Tour,
  type TourStep,
} from './tour-steps.ts'
import styles from './tour.css?url'

/** Handbook rule 13.21. */

type Words = Translate<'tour'>

/** The menu button carries the tour's messages. */
const wordsOf = (button: HTMLElement): Words =>
  translatorOf({ tour: JSON.parse(button.dataset['startTour']!) } as Messages<'tour'>)

export async function startTour(button: HTMLElement): Promise<void> {
  const hasWallet = document.querySelector('[data-tour="wallet"]') !== null
  await show({ step: 'welcome', projectUrl: await projectToShow(), hasWallet }, wordsOf(button))
}

export async function resumeTour(button: HTMLElement): Promise<void> {
  const tour = recallTour()
  if (tour) await show(tour, wordsOf(button))
}

/** An open project among the five newest (handbook rule 13.23), else the newest. */
async function projectToShow(): Promise<string | undefined> {
  const query = { skip: 0, take: 5, orderBy: 'createdAt', orderSide: 'desc', isFrontOffice: true } as const
  const { data } = await call(client.GET('/v1/project/projects', { params: { query } }))
  const projects = data?.data ?? []
  return (projects.find(({ phaseName }) => phaseName === 'Investment') ?? projects[0])?.url
}

async function show(tour: Tour, t: Words): Promise<void> {
  rememberTour(tour)
  const page = pageToOpen(tour, location.pathname + location.search)
  if (page !== undefined) {
    location.assign(page)
    return
  }
  const targets = places[tour.step].targets(tour)
  const look = tour.step === 'investDialog' ? openInvestDialog : () => firstSeen(targets)
  await loadTourStyles()
  const element = targets.length === 0 ? null : await poll(look)
  // The tour may have ended meanwhile.
  if (recallTour()?.step !== tour.step) return
  if (element === undefined) {
    forgetTour()
    notify({ kind: 'error', text: t('tour.stopped') })
    return
  }
  pointAt(element, tour, t)
}

function firstSeen(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
    if (element) return element
  }
  return undefined
}

function openInvestDialog(): Element | undefined {
  const dialog = firstSeen(['dialog[open]'])
  if (dialog) return dialog
  const button = firstSeen(['[data-tour="invest"]'])
  if (!button) return firstSeen(['.panel'])
  ;(button as HTMLButtonElement).click()
  return undefined
}

function pointAt(element: Element | null, tour: Tour, t: Words) {
  const steps = stepsOf(tour)
  const number = steps.indexOf(tour.step) + 1
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const dialog = element?.closest('dialog')
  const tourDriver = driver({
    animate: !isCalm,
    smoothScroll: !isCalm,
    overlayColor: 'var(--scrim-solid)',
    overlayOpacity: 0.5,
    stagePadding: 6,
    stageRadius: 6,
    // A click on the shown element would leave the tour.
    disableActiveInteraction: true,
    popoverClass: 'tour',
    onPopoverRender: (popover) => {
      popover.closeButton.setAttribute('aria-label', t('tour.close'))
      // Focus goes to the first button: next, not close.
      popover.footerButtons.prepend(popover.nextButton)
      popover.wrapper.append(popover.closeButton)
      // A modal dialog makes everything outside it inert.
      dialog?.prepend(popover.wrapper)
    },
    onDestroyed: forgetTour,
  })
  dialog?.addEventListener('close', () => tourDriver.destroy(), { once: true })
  const move = (by: 1 | -1) => goTo(stepAfter(tour, by), tour, tourDriver, t)
  tourDriver.highlight({
    ...(element && { element }),
    popover: {
      title: t(`tour.${tour.step}.title`),
      description: t(`tour.${tour.step}.text`),
      showButtons: number === 1 ? ['next', 'close'] : ['previous', 'next', 'close'],
      showProgress: true,
      progressText: t('tour.progress', { step: number, steps: steps.length }),
      nextBtnText: t(number === steps.length ? 'tour.finish' : 'tour.next'),
      prevBtnText: t('tour.previous'),
      onNextClick: () => move(1),
      onPrevClick: () => move(-1),
      onCloseClick: () => tourDriver.destroy(),
    },
  })
}

/** Without `step` the tour ends. */
function goTo(step: TourStep | undefined, tour: Tour, tourDriver: Driver, t: Words) {
  if (tour.step === 'investDialog') document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  tourDriver.destroy()
  if (step !== undefined) void show({ ...tour, step }, t)
}

/** Loaded lazily: as an import they would block every page. */
function loadTourStyles(): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector(`link[href="${styles}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
    // The tour works without its styles.
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve())
    document.head.append(link)
  })
}
