import { isTourUnderWay } from './tour-memory.ts'

/** On every page of somebody who is logged in: the button that starts the tour, and the tour that came along from another page. */
const button = document.querySelector<HTMLElement>('[data-start-tour]')

if (button) {
  button.addEventListener('click', () => {
    button.closest<HTMLElement>('[popover]')?.hidePopover()
    void import('./tour.ts').then(({ startTour }) => startTour(button))
  })
  if (isTourUnderWay()) void import('./tour.ts').then(({ resumeTour }) => resumeTour(button))
}
