import type { api } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { InformationSheetRow } from '../../database/schema/information-sheets.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { decideCorrecting } from '../../modules/project/information-sheets/index.ts'
import { auditedOf, lockSuspension } from '../../modules/project/irregularities/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { recordIrregularity, resumeOffer } from '../irregularities/index.ts'
import { notifyInvestors } from '../notify-investors.ts'

/**
 * Notifies investors if `tx` commits. A material correction also reopens revocation (Regulation (EU) 2020/1503, article
 * 23(12), (13)).
 */
export async function notifyOfVersion(
  kernel: Kernel,
  tx: Transaction,
  call: Call<(typeof api)['informationSheets']['create']>,
  project: ProjectRow,
  row: InformationSheetRow,
): Promise<void> {
  const { version, isMaterial, changes, changesEn } = row
  const { irregularity, irregularityEn, endsSuspension = false } = call.body
  const effect = accepted(decideCorrecting({ version, irregularity, endsSuspension }, project))
  if (changes === null) return
  const correction = { correction: changes, correctionEn: changesEn }
  const staffId = userIdOf(call.actor)
  switch (effect) {
    case 'resumes': {
      const suspension = (await lockSuspension(tx, project.projectId))!
      const resumed = await resumeOffer(kernel, tx, suspension, correction, staffId)
      return audit(kernel, tx, call, { ...resumed, operation: 'irregularities.correct' })
    }
    case 'corrects': {
      const texts = { irregularity: irregularity!, irregularityEn, ...correction }
      const recorded = await recordIrregularity(kernel, tx, project, texts, staffId)
      const { irregularityId: recordId } = recorded
      return audit(kernel, tx, call, { operation: 'irregularities.create', recordId, after: auditedOf(recorded) })
    }
    case 'changes': {
      const template = isMaterial ? 'sheetChangedMaterially' : 'sheetChanged'
      const params = { version: String(version), changes, changesEn }
      return notifyInvestors(tx, { projectId: project.projectId, template, params })
    }
  }
}
