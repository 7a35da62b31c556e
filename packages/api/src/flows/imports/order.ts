import type { ImportRow } from '../../database/schema/imports.ts'

export const orderOf = ({ importId, begunBy, begunFrom }: ImportRow) => ({
  adminId: begunBy!,
  address: begunFrom!,
  orderId: importId,
})
