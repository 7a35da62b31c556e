import {
  CLASS_CRITERIA,
  criteriaOf,
  pointsNeeded,
  type ClassCriterion,
  type WantedClass,
} from '@cauce/contract/account/investor-classes.ts'
import { useTranslate } from '../../ui/island.tsx'
import type { PersonKind } from './class-request.ts'
import '../../ui/question.css'

interface ClassChoiceProps {
  readonly classes: readonly WantedClass[]
  readonly chosen: WantedClass | undefined
  readonly error: string | undefined
  readonly onChoose: (chosen: WantedClass) => void
}

export function ClassChoice({ classes, chosen, error, onChoose }: ClassChoiceProps) {
  const t = useTranslate<'classifications'>()
  return (
    <fieldset className="question" aria-describedby={error ? 'wantedClass-error' : undefined}>
      <legend>{t('classifications.request.class')}</legend>
      {classes.map((name, index) => (
        <label key={name} className="check">
          <input
            id={index === 0 ? 'wantedClass' : undefined}
            type="radio"
            name="wantedClass"
            checked={chosen === name}
            onChange={() => onChoose(name)}
          />
          <span>
            {t(`classifications.wantedClass.${name}`)}
            <span className="help">{t(`classifications.request.classAbout.${name}`)}</span>
          </span>
        </label>
      ))}
      <p className="error" id="wantedClass-error">
        {error}
      </p>
    </fieldset>
  )
}

interface CriteriaChoiceProps {
  readonly kind: PersonKind
  readonly wantedClass: WantedClass
  readonly chosen: readonly ClassCriterion[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly ClassCriterion[]) => void
}

/** Criteria of the law that the person attests. */
export function CriteriaChoice({ kind, wantedClass, chosen, error, onChange }: CriteriaChoiceProps) {
  const t = useTranslate<'classifications'>()
  const needsTwo = pointsNeeded(kind) > 1
  const names = criteriaOf(kind, wantedClass)
  const toggle = (name: ClassCriterion, isTaken: boolean) =>
    onChange(isTaken ? [...chosen, name] : chosen.filter((one) => one !== name))
  return (
    <fieldset className="question" aria-describedby="criteria-help criteria-error">
      <legend>{t('classifications.request.criteria')}</legend>
      <p className="help" id="criteria-help">
        {t(needsTwo ? 'classifications.request.criteriaTwo' : 'classifications.request.criteriaOne')}
      </p>
      {names.map((name, index) => {
        const { point } = CLASS_CRITERIA[name]
        const isFirst = needsTwo && point !== CLASS_CRITERIA[names[index - 1] ?? name].point
        return (
          <div key={name}>
            {(isFirst || (needsTwo && index === 0)) && (
              <p className="class-point">{t(`classifications.request.points.${point as 'a' | 'b' | 'c'}`)}</p>
            )}
            <label className="check">
              <input
                id={index === 0 ? 'criteria' : undefined}
                type="checkbox"
                name="criteria"
                checked={chosen.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
              />
              <span>{t(`classifications.criterion.${name}`)}</span>
            </label>
          </div>
        )
      })}
      <p className="error" id="criteria-error">
        {error}
      </p>
    </fieldset>
  )
}
