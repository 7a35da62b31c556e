import { accept, decline, MAXIMUM_SHEET_PAGES, type Decision, type PhaseName, type SheetGap } from '@cauce/contract'

interface Publishing {
  readonly identifier: string | null
  readonly gaps: readonly SheetGap[]
  /** A4 sides in each language. */
  readonly lengths: readonly { readonly pages: number }[]
  /** The version in force; 0 before the first one. */
  readonly present: number
  /** Whether it would say the same as the version in force. */
  readonly isSame: boolean
  readonly changes: string | null
  readonly isMaterial: boolean
}

/** A version that may be published. */
type NextVersion = Pick<Publishing, 'changes' | 'isMaterial'> & { readonly version: number }

/** What is published next: its number, what changed, and whether that is material. The first version changes nothing. */
export function decidePublishing(publishing: Publishing): Decision<NextVersion> {
  const { identifier, gaps, lengths, present, isSame, changes, isMaterial } = publishing
  if (present > 0 && !changes) return decline('reason-required', undefined, 'changes')
  if (identifier === null) return decline('sheet-without-lei')
  if (gaps.length > 0) return declineGaps(gaps)
  const pages = Math.max(...lengths.map((length) => length.pages))
  if (pages > MAXIMUM_SHEET_PAGES) return decline('sheet-too-long', { pages, maximum: MAXIMUM_SHEET_PAGES })
  if (isSame) return decline('sheet-unchanged')
  return accept({ version: present + 1, changes: present > 0 ? changes : null, isMaterial: present > 0 && isMaterial })
}

/** Refuses with each field that is missing. */
function declineGaps(gaps: readonly SheetGap[]): Decision<never> {
  const errors = gaps.map(({ field, language }) => ({
    path: language === 'en' ? `${field}En` : field,
    code: 'required' as const,
  }))
  return { ok: false, refusal: { code: 'sheet-incomplete', params: { count: gaps.length }, errors } }
}

/** What staff say of a version that corrects a material error. */
interface Correcting {
  /** What was wrong, of an offer that is not suspended for it. */
  readonly irregularity?: string | null | undefined
  /** Whether it is the correction of the suspended offer, which goes on. */
  readonly endsSuspension?: boolean | undefined
}

/** Whether what changes is material: the correction of a material error always is. */
export const isMaterial = ({
  isMaterial: isSaid = false,
  irregularity,
  endsSuspension,
}: Correcting & { readonly isMaterial?: boolean | undefined }): boolean =>
  isSaid || Boolean(irregularity) || endsSuspension === true

/** What a published version does beyond itself. */
type SheetEffect = 'changes' | 'corrects' | 'resumes'

/**
 * Whether a version only `changes` what was known, `corrects` an irregularity of an open offer, or is the correction with which a suspended
 * offer `resumes`. The first version has nothing to correct. Whether the offer is open is decided where its irregularity is recorded.
 */
export function decideCorrecting(
  { version, irregularity, endsSuspension = false }: Correcting & { readonly version: number },
  { phase, suspended }: { readonly phase: PhaseName; readonly suspended: boolean },
): Decision<SheetEffect> {
  if (!irregularity && !endsSuspension) return accept('changes')
  if (version === 1 || (irregularity && endsSuspension))
    return decline('choice-invalid', undefined, irregularity ? 'irregularity' : 'endsSuspension')
  if (irregularity) return accept('corrects')
  return suspended ? accept('resumes') : decline('state-forbids', { state: phase })
}
