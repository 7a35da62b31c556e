import { calendarDateOf, taxDetailsOn, taxpayerOn, withholdingFor, type api } from '@cauce/contract'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { findUserView } from '../../account/users/index.ts'
import { findRatesInForce } from '../withholding-rates/index.ts'
import { findAcceptedDetails } from './tax-details.queries.ts'

export async function statusOf({ database, clock }: Kernel, call: Call<typeof api.taxDetails.status>) {
  const userId = call.params.id
  const { kind } = found(await findUserView(database, userId, customerFilter(call)))
  const details = (await findAcceptedDetails(database, [userId]))(userId)
  const day = calendarDateOf(clock.now())
  const { country, residence, certificate } = taxDetailsOn(details, day)
  const taxpayer = taxpayerOn(kind, details, day)
  const withholding = withholdingFor(taxpayer, day, await findRatesInForce(database))
  return {
    ...{ userId, day, country, isExempt: taxpayer.isExempt },
    residentSince: residence?.validFrom ?? null,
    certificateUntil: certificate?.validUntil ?? null,
    rate: withholding?.rate ?? null,
    reason: withholding?.reason ?? null,
  }
}
