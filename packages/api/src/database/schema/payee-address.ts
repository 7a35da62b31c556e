/** Where a payee lives: a bank demands it outside the European Economic Area, and takes no unstructured one since November 2026. */
export interface PayeeAddress {
  readonly street?: string | undefined
  readonly postCode?: string | undefined
  readonly town: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}
