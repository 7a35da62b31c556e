import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listTotps } from './totps.queries.ts'
import { keepRecoveryCodes, readRecoveryCodes, renewRecoveryCodes } from './recovery-codes.service.ts'
import { endTotpSetup, startChange, startTotp } from './totps.service.ts'

export { reissueUnkeptCodes } from './recovery-codes.service.ts'
export { installTotp, presentCode } from './totp-codes.ts'
export { withProof } from './totp-proof.ts'
export { codeNow, owedStep } from './totps.domain.ts'
export { deleteTotpsOf, findConfirmedTotp, totpRows } from './totps.queries.ts'

export const totpsModule: ModuleFactory = (kernel) => ({
  name: 'totps',
  routes: [
    ...bindRows(api.totps.list, api.totps.read, (call) =>
      listTotps(kernel.database, { userId: call.query.userId, ...customerFilter(call) }, call.query),
    ),
    bind(api.totps.create, (call) => startTotp(kernel, call)),
    bind(api.totps.confirm, (call) => endTotpSetup(kernel, call)),
    bind(api.totps.change, (call) => startChange(kernel, call)),
    bind(api.totps.readRecoveryCodes, (call) => readRecoveryCodes(kernel, call)),
    bind(api.totps.renewRecoveryCodes, (call) => renewRecoveryCodes(kernel, call)),
    bind(api.totps.keepRecoveryCodes, (call) => keepRecoveryCodes(kernel, call)),
  ],
})
