/** A ref for the one thing that an opening form is about: the person asked for it, and goes on typing there. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
