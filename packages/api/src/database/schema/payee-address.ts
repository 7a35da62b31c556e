/** Structured: required outside the EEA, unstructured is refused since November 2026. */
export interface PayeeAddress {
  readonly street?: string | undefined
  readonly postCode?: string | undefined
  readonly town: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}
