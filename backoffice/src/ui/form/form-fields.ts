/** The names of the fields that the form around `element` shows, in the order of the screen. A list of rows is one field. */
export const fieldsAround = (element: Element | null): string[] => [
  ...new Set(
    [...(element?.closest('form')?.elements ?? [])]
      .map((field) => field.getAttribute('name')?.split('.')[0] ?? '')
      .filter((name) => name !== ''),
  ),
]
