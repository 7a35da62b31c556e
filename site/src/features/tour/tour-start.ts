import { isTourUnderWay } from './tour-memory.ts'

/** On every logged-in page: starts the tour at its button, and resumes a running tour. */
const button = document.querySelector<HTMLElement>('[data-start-tour]')

if (button) {
  button.addEventListener('click', () => {
    button.closest<HTMLElement>('[popover]')?.hidePopover()
    void import('./tour.ts').then(({ startTour }) => startTour(button))
  })
  if (isTourUnderWay()) void import('./tour.ts').then(({ resumeTour }) => resumeTour(button))
}
