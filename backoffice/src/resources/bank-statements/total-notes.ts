import type { Translate } from '@cauce/i18n/office.ts'
import type { BankFilesOutlook } from '../../providers/records.ts'
import type { PageFile } from './use-bank-files.ts'

/** Which files do not count in the total, or bring nothing new after those before them. */
export function totalNotesOf(t: Translate, { files: foreseen }: BankFilesOutlook, files: readonly PageFile[]) {
  const namesOf = (isMeant: (file: BankFilesOutlook['files'][number]) => boolean) =>
    foreseen
      .filter(isMeant)
      .flatMap(({ fileId }) => files.find(({ preview }) => preview?.fileId === fileId)?.name ?? [])
      .join(', ')
  const notes = [
    { severity: 'warning', kind: 'conflict', names: namesOf(({ state }) => state === 'conflict') },
    { severity: 'warning', kind: 'leftOut', names: namesOf(({ state }) => state === 'leftOut') },
    { severity: 'warning', kind: 'missing', names: namesOf(({ state }) => state === 'missing') },
    {
      severity: 'info',
      kind: 'repeated',
      // A day on which nothing moved has no lines, and is none that repeats others.
      names: namesOf(
        ({ fileId, state, newCount }) =>
          state === 'counted' &&
          newCount === 0 &&
          files.some(({ preview }) => preview?.fileId === fileId && preview.statements.some((one) => one.newCount > 0)),
      ),
    },
  ] as const
  return notes.flatMap(({ severity, kind, names }) =>
    names === '' ? [] : [{ severity, text: t(`bankFiles.total.${kind}`, { names }) }],
  )
}
