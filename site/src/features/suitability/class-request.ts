import { areCriteriaMet, type ClassCriterion, type WantedClass } from '@cauce/contract/account/investor-classes.ts'

export type PersonKind = 'individual' | 'company'

/** Nothing is preselected. */
export interface ClassDraft {
  /** Undefined until chosen, where there is a choice. */
  readonly wantedClass: WantedClass | undefined
  readonly criteria: readonly ClassCriterion[]
  readonly files: readonly File[]
  readonly acceptsLoss: boolean
  readonly declaresTruth: boolean
}

export type ClassMistake = 'required' | 'criteria-not-met' | 'declaration-missing'
/** Errors by control id. */
export type ClassMistakes = Readonly<
  Record<'wantedClass' | 'criteria' | 'documents' | 'acceptsLoss' | 'declaresTruth', ClassMistake | undefined>
>

/** The API checks again. */
export function mistakesOf(kind: PersonKind, draft: ClassDraft): ClassMistakes {
  const { wantedClass, criteria, files, acceptsLoss, declaresTruth } = draft
  const isEnough = wantedClass !== undefined && areCriteriaMet(kind, wantedClass, criteria)
  return {
    wantedClass: wantedClass === undefined ? 'required' : undefined,
    criteria: wantedClass === undefined || isEnough ? undefined : 'criteria-not-met',
    documents: files.length === 0 ? 'required' : undefined,
    acceptsLoss: acceptsLoss ? undefined : 'declaration-missing',
    declaresTruth: declaresTruth ? undefined : 'declaration-missing',
  }
}
