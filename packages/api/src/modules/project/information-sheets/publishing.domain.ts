import { accept, decline, MAXIMUM_SHEET_PAGES, type Decision, type PhaseName, type SheetGap } from '@cauce/contract'

interface Publishing {
  readonly identifier: string | null
  readonly gaps: readonly SheetGap[]
  /** A4 sides by language. */
  readonly lengths: readonly { readonly pages: number }[]
  /** 0 before the first. */
  readonly present: number
  /** Identical to the version in force. */
  readonly isSame: boolean
  readonly changes: string | null
  readonly isMaterial: boolean
}

type NextVersion = Pick<Publishing, 'changes' | 'isMaterial'> & { readonly version: number }

/** Number, changes and materiality of the next version. The first changes nothing. */
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

/** One refusal a field. */
function declineGaps(gaps: readonly SheetGap[]): Decision<never> {
  const errors = gaps.map(({ field, language }) => ({
    path: language === 'en' ? `${field}En` : field,
    code: 'required' as const,
  }))
  return { ok: false, refusal: { code: 'sheet-incomplete', params: { count: gaps.length }, errors } }
}

interface Correcting {
  readonly irregularity?: string | null | undefined
  /** Correction that resumes the suspended offer. */
  readonly endsSuspension?: boolean | undefined
}

/** Correcting a material error is always material. */
export const isMaterial = ({
  isMaterial: isSaid = false,
  irregularity,
  endsSuspension,
}: Correcting & { readonly isMaterial?: boolean | undefined }): boolean =>
  isSaid || Boolean(irregularity) || endsSuspension === true

type SheetEffect = 'changes' | 'corrects' | 'resumes'

/** The first version corrects nothing. Whether the offer is open is decided when the irregularity is recorded. */
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
