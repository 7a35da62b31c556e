import {
  CLASS_STATEMENT_VERSION,
  classesFor,
  MAXIMUM_EVIDENCE,
  CLASS_CRITERIA,
  criteriaOf,
  pointsNeeded,
  type ClassCriterion,
  type WantedClass,
  areCriteriaMet,
} from '@cauce/contract/account/investor-classes.ts'
import { call, client } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { CheckField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { mistakesOfFiles } from '../support/attachments.ts'
import { AttachmentsField } from '../support/attachments-field.tsx'
import type { ErrorCode, FieldError } from '@cauce/contract/errors.ts'
import './class-request-form.css'
import '../../ui/question.css'

const LOST = ['test', 'warning', 'simulation', 'largeOrders', 'reflection'] as const

interface ClassRequestFormProps {
  readonly kind: PersonKind
  readonly onDone: () => void
}

/** Criteria, evidence, lost protections, awareness and liability (Annex II). A refusal keeps everything. */
export function ClassRequestForm({ kind, onDone }: ClassRequestFormProps) {
  const t = useTranslate<'classifications'>()
  const classes = classesFor(kind)
  const { form, field, change, ...contractForm } = useContractForm({
    mistakesOf: (draft) => mistakesOf(kind, draft),
    defaultValues: emptyDraft(kind),
    send,
    onDone,
  })
  const { wantedClass, criteria, files } = form.watch()
  const { fields } = contractForm.summary
  return (
    <section className="class-request" aria-labelledby="class-request">
      <h2 id="class-request">{t('classifications.request.title')}</h2>
      <Form
        {...contractForm}
        submitLabel={t('classifications.request.submit')}
        busyLabel={t('classifications.request.submitting')}
        isWide={false}
        foot={<p className="fine">{t('classifications.request.kept')}</p>}
      >
        {classes.length > 1 && (
          <ClassChoice
            classes={classes}
            chosen={wantedClass}
            error={fields['wantedClass']}
            onChoose={(chosen) => change({ wantedClass: chosen, criteria: [] })}
          />
        )}
        {wantedClass && (
          <CriteriaChoice
            kind={kind}
            wantedClass={wantedClass}
            chosen={criteria}
            error={fields['criteria']}
            onChange={(chosen) => change({ criteria: chosen })}
          />
        )}
        <AttachmentsField
          id="documents"
          label={t('classifications.request.documents')}
          help={t(`classifications.request.documentsHelp.${kind}`)}
          files={files}
          onFiles={(chosen) => change({ files: chosen })}
          maximum={MAXIMUM_EVIDENCE}
          error={fields['documents']}
          isOptional={false}
        />
        <Loss />
        {(['acceptsLoss', 'declaresTruth'] as const).map((name) => (
          <CheckField key={name} {...field(name)} label={t(`classifications.request.${name}`)} />
        ))}
      </Form>
    </section>
  )
}

const send = ({ wantedClass, criteria, files }: ClassDraft) =>
  call(
    client.POST('/v1/account/classifications', {
      body: {
        wantedClass: wantedClass!,
        criteria: [...criteria],
        statementVersion: CLASS_STATEMENT_VERSION,
        acceptsLoss: true,
        declaresTruth: true,
        documents: [...files],
      },
    }),
  )

function Loss() {
  const t = useTranslate<'classifications'>()
  return (
    <section className="class-loss" aria-labelledby="class-loss">
      <h3 id="class-loss">{t('classifications.request.lossTitle')}</h3>
      <ul>
        {LOST.map((name) => (
          <li key={name}>{t(`classifications.request.loss.${name}`)}</li>
        ))}
      </ul>
      <p>
        <strong>{t('classifications.request.riskStays')}</strong>
      </p>
    </section>
  )
}

interface ClassChoiceProps {
  readonly classes: readonly WantedClass[]
  readonly chosen: WantedClass | undefined
  readonly error: string | undefined
  readonly onChoose: (chosen: WantedClass) => void
}

function ClassChoice({ classes, chosen, error, onChoose }: ClassChoiceProps) {
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
function CriteriaChoice({ kind, wantedClass, chosen, error, onChange }: CriteriaChoiceProps) {
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

export type PersonKind = 'individual' | 'company'

interface ClassDraft {
  /** Undefined until chosen, where there is a choice. */
  readonly wantedClass: WantedClass | undefined
  readonly criteria: readonly ClassCriterion[]
  readonly files: readonly File[]
  readonly acceptsLoss: boolean
  readonly declaresTruth: boolean
}

/** Nothing is preselected. */
function emptyDraft(kind: PersonKind): ClassDraft {
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
function mistakesOf(kind: PersonKind, draft: ClassDraft): FieldError[] {
  const { wantedClass, criteria, files, acceptsLoss, declaresTruth } = draft
  const at = (path: string, code: ErrorCode, isMissing: boolean): FieldError[] => (isMissing ? [{ path, code }] : [])
  return [
    ...at('wantedClass', 'required', wantedClass === undefined),
    ...at('criteria', 'criteria-not-met', wantedClass !== undefined && !areCriteriaMet(kind, wantedClass, criteria)),
    ...at('documents', 'required', files.length === 0),
    ...mistakesOfFiles('documents', files, MAXIMUM_EVIDENCE),
    ...at('acceptsLoss', 'declaration-missing', !acceptsLoss),
    ...at('declaresTruth', 'declaration-missing', !declaresTruth),
  ]
}
