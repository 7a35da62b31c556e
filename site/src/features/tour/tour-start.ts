import { isTourUnderWay } from './tour-steps.ts'

/** Starts the tour, and resumes a running one. */
const button = document.querySelector<HTMLElement>('[data-start-tour]')

if (button) {
  button.addEventListener('click', () => {
    button.closest<HTMLElement>('[popover]')?.hidePopover()
    void import('./tour.ts').then(({ startTour }) => startTour(button))
  })
  if (isTourUnderWay()) void import('./tour.ts').then(({ resumeTour }) => resumeTour(button))
}
