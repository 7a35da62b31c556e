import {
  areCriteriaMet,
  classesFor,
  type ClassCriterion,
  type WantedClass,
} from '@cauce/contract/account/investor-classes.ts'
import type { ErrorCode, FieldError } from '@cauce/contract/errors.ts'

export type PersonKind = 'individual' | 'company'

export interface ClassDraft {
  /** Undefined until chosen, where there is a choice. */
  readonly wantedClass: WantedClass | undefined
  readonly criteria: readonly ClassCriterion[]
  readonly files: readonly File[]
  readonly acceptsLoss: boolean
  readonly declaresTruth: boolean
}

/** Nothing is preselected. */
export function emptyDraft(kind: PersonKind): ClassDraft {
  const [first, ...others] = classesFor(kind)
  return {
    wantedClass: others.length === 0 ? first : undefined,
    criteria: [],
    files: [],
    acceptsLoss: false,
    declaresTruth: false,
  }
}

/** By control id. The API checks again. */
export function mistakesOf(kind: PersonKind, draft: ClassDraft): FieldError[] {
  const { wantedClass, criteria, files, acceptsLoss, declaresTruth } = draft
  const at = (path: string, code: ErrorCode, isMissing: boolean): FieldError[] => (isMissing ? [{ path, code }] : [])
  return [
    ...at('wantedClass', 'required', wantedClass === undefined),
    ...at('criteria', 'criteria-not-met', wantedClass !== undefined && !areCriteriaMet(kind, wantedClass, criteria)),
    ...at('documents', 'required', files.length === 0),
    ...at('acceptsLoss', 'declaration-missing', !acceptsLoss),
    ...at('declaresTruth', 'declaration-missing', !declaresTruth),
  ]
}
