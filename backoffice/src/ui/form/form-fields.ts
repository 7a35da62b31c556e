/** The names of the fields that the form around `element` shows, in the order of the screen. A list of rows is one field. */
export const fieldsAround = (element: Element | null): string[] => [
  ...new Set(
    [...(element?.closest('form')?.elements ?? [])]
      .map((field) => field.getAttribute('name')?.split('.')[0] ?? '')
      .filter((name) => name !== ''),
  ),
]

/** Whether each refusal names a field that the form around `element` shows; others have to be said elsewhere. */
export const areAtFields = (
  refusals: Readonly<Record<string, string>> | undefined,
  element: Element | null,
): boolean => {
  const fields = fieldsAround(element)
  return refusals !== undefined && Object.keys(refusals).every((path) => fields.includes(path.split('.')[0]!))
}
