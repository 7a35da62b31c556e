import { areCriteriaMet, type ClassCriterion, type WantedClass } from '@cauce/contract/account/investor-classes.ts'

export type PersonKind = 'individual' | 'company'

/** What the person has said in the request so far. Nothing is chosen beforehand. */
export interface ClassDraft {
  /** Undefined until it is chosen, where there is a choice. */
  readonly wantedClass: WantedClass | undefined
  readonly criteria: readonly ClassCriterion[]
  readonly files: readonly File[]
  readonly acceptsLoss: boolean
  readonly declaresTruth: boolean
}

export type ClassMistake = 'required' | 'criteria-not-met' | 'declaration-missing'
/** What is wrong, by the id of the control. */
export type ClassMistakes = Readonly<
  Record<'wantedClass' | 'criteria' | 'documents' | 'acceptsLoss' | 'declaresTruth', ClassMistake | undefined>
>

/** What is missing of a request before it can be sent. The API examines it again. */
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
