const thingOf = ({ target }: Event) =>
  target instanceof Element ? (target.closest('button, a, label, [role]') ?? target) : target

/**
 * The second click of a double click does nothing where the first one has put another thing under the pointer: it would close the
 * dialog that has just opened, or decide on the row that has come next.
 */
export function ignoreStrayClicks(): void {
  let pressed: EventTarget | null = null
  let isStray = false
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener(
    'mousedown',
    (event) => {
      isStray = event.detail > 1 && thingOf(event) !== pressed
      if (isStray) stop(event)
      else pressed = thingOf(event)
    },
    true,
  )
  window.addEventListener('click', (event) => isStray && event.detail > 1 && stop(event), true)
}
