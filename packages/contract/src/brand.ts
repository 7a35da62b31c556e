/** Until a company gives its own name (setting `BRAND_NAME`). */
export const WORKING_NAME = 'Cauce'

let given: string | undefined

/** Name of the platform. Pages tell it to their scripts as `application-name` (handbook rule 11.13). */
export const brand = (): string =>
  given ?? globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? WORKING_NAME

export function setBrand(name: string): void {
  given = name
}
