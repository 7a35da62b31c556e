import type { ImportRow } from '../../database/schema/imports.ts'

/** Who had an import begun and from where, for the audit records of what it makes. */
export const orderOf = ({ importId, begunBy, begunFrom }: ImportRow) => ({
  adminId: begunBy!,
  address: begunFrom!,
  orderId: importId,
})
