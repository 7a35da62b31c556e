import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Box, Button, Alert, AlertTitle, Link } from '@mui/material'
import {
  Create,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useRegisterMutationMiddleware,
  useSaveContext,
  type HttpError,
  type Middleware,
  type RaRecord,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import { codeOf, fieldRefusalsOf } from '../../providers/refusal.ts'
import { EditFailure } from '../failure.tsx'
import { LeaveGuardContext, UnsavedChanges, useLeaveGuard } from '../leave-question.tsx'
import { PageHeading } from '../section.tsx'
import { useSingleFlight } from '../use-action.ts'
import { useWords, useLanguage } from '../words.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { areAtFields, fieldsAround, schemaResolver, type RequiredFiles } from './schema-resolver.ts'
import { KeptTyping } from './kept-typing.tsx'
import { requiredBy, RequiredContext } from './required.ts'
import { useFormContext, useFormState } from 'react-hook-form'

type Values = Readonly<Record<string, unknown>>
type Save = (
  resource: string,
  params: { readonly data: Values; readonly previousData?: RaRecord },
) => Promise<{ readonly data: RaRecord }>

interface Props {
  readonly schema: FormSchema
  readonly requiredFiles?: RequiredFiles | undefined
  /** The first values of the fields, and values of fields that the form does not show. */
  readonly defaultValues?: Values | undefined
  readonly saveLabel?: string | undefined
  readonly cancelTo?: 'list' | 'show' | (() => void) | false
  readonly children: ReactNode
}

const KEEP_TYPED = { keepDirtyValues: true }

/**
 * `SimpleForm` within `Edit` or `Create`, validated by the contract. It edits the record that the typing began with (handbook rule 12.26):
 * one that is read again meanwhile waits, because it would overwrite what was typed, or lend its version to a change that was based on another.
 */
export function RecordForm({ schema, requiredFiles, defaultValues, saveLabel, cancelTo = 'list', children }: Props) {
  const present = useRecordContext<RaRecord>()
  const { save } = useSaveContext()
  const notify = useNotify()
  const guard = useLeaveGuard()
  const content = useRef<HTMLDivElement>(null)
  const [base, setBase] = useState(present)
  const [isDirty, setDirty] = useState(false)
  // What the form shows, as it was typed when it was refused.
  const [refused, setRefused] = useState<Values>()
  // The stored record on top of which what was chosen after a conflict is saved.
  const [chosen, setChosen] = useState<RaRecord>()
  // A new record exists while the form is still on the screen; the second click of a double click may come only then.
  const isCreated = useRef(false)
  if (!isDirty && !chosen && present !== base) setBase(present)

  const saveOnBase = useCallback<Middleware<Save>>(
    async (resource, params, next) => {
      const answer = await next(resource, base ? { ...params, previousData: base } : params)
      isCreated.current = base === undefined
      guard.saved()
      setDirty(false)
      setChosen(undefined)
      return answer
    },
    [base, guard],
  )
  useRegisterMutationMiddleware<Save>(saveOnBase)

  const submit = useSingleFlight(async (values: Values) => {
    const onError = (error: HttpError) => {
      if (base && codeOf(error) === 'edit-conflict')
        setRefused(Object.fromEntries(fieldsAround(content.current).map((field) => [field, values[field]])))
      else if (!areAtFields(fieldRefusalsOf(error), content.current)) notify(error.message, { type: 'error' })
    }
    return isCreated.current ? undefined : save?.(values, { onError: onError as never })
  })

  // The effects of the form have taken the chosen values over before this one.
  useEffect(() => {
    if (chosen) content.current?.closest('form')?.requestSubmit()
  }, [chosen])

  const resolver = useMemo(
    () => schemaResolver(schema, { previous: base, t: presentTranslator, requiredFiles }),
    [schema, base, requiredFiles],
  )
  const isRequired = useMemo(
    () => requiredBy(schema, base ? 'edit' : (defaultValues ?? {})),
    [schema, base, defaultValues],
  )
  return (
    <LeaveGuardContext value={guard}>
      <RequiredContext value={isRequired}>
        <SimpleForm
          component={Box}
          resolver={resolver}
          onSubmit={submit as never}
          toolbar={<FormToolbar saveLabel={saveLabel} cancelTo={cancelTo} />}
          noValidate
          disableInvalidFormNotification
          {...(base && { record: base })}
          {...(defaultValues && { defaultValues })}
          {...(chosen && { resetOptions: KEEP_TYPED })}
        >
          <KeptTyping guard={guard} />
          <UnsavedChanges guard={guard} onChange={setDirty} />
          <FormSummary />
          <Box ref={content} sx={{ width: 1 }}>
            {children}
          </Box>
          {base && refused && (
            <ConflictDialog
              before={base}
              mine={refused}
              onBack={() => setRefused(undefined)}
              onChosen={(saved) => {
                setRefused(undefined)
                setBase(saved)
                setChosen(saved)
              }}
            />
          )}
        </SimpleForm>
      </RequiredContext>
    </LeaveGuardContext>
  )
}

export const CreateForm = ({ redirect = 'list', ...form }: Props & { readonly redirect?: 'list' | 'show' }) => (
  <Create redirect={redirect}>
    <RecordForm {...form} />
  </Create>
)

interface EditProps<Row> extends Props {
  readonly titleOf: (record: Row) => string
}

export const EditForm = <Row extends RaRecord>({ titleOf, ...form }: EditProps<Row>) => (
  <Edit redirect="show" actions={<EditHeading titleOf={titleOf} />}>
    <RecordForm cancelTo="show" {...form} />
  </Edit>
)

function EditHeading<Row extends RaRecord>({ titleOf }: Pick<EditProps<Row>, 'titleOf'>) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const record = useRecordContext<Row>()
  return (
    <>
      <PageHeading title={record ? titleOf(record) : translate(`${resource}.one`)} />
      <EditFailure />
    </>
  )
}

function FormToolbar({ saveLabel, cancelTo = false }: Pick<Props, 'saveLabel' | 'cancelTo'>) {
  const t = useWords()
  const guard = useLeaveGuard()
  const redirect = useRedirect()
  const resource = useResourceContext()
  const id = useRecordContext()?.id
  const isInDialog = typeof cancelTo === 'function'
  const cancel = typeof cancelTo === 'string' ? () => redirect(cancelTo, resource, id) : cancelTo
  const cancelButton = cancel && (
    <Button variant={isInDialog ? 'text' : 'outlined'} onClick={() => guard.leave(cancel)}>
      {t('common.cancel')}
    </Button>
  )
  return (
    // As other dialogs have it, Cancel comes first there, and both stand at the end of the line.
    <Toolbar sx={isInDialog ? { justifyContent: 'flex-end' } : {}}>
      {isInDialog && cancelButton}
      <SaveButton {...(saveLabel !== undefined && { label: saveLabel })} />
      {!isInDialog && cancelButton}
    </Toolbar>
  )
}

function FormSummary() {
  const t = useWords()
  const labelOf = useTranslateLabel()
  const resource = useResourceContext()
  const language = useLanguage()
  const { setFocus, trigger } = useFormContext()
  const { errors, submitCount, isSubmitting } = useFormState()
  const box = useRef<HTMLDivElement>(null)
  const [order, setOrder] = useState<readonly string[]>([])
  const shown = Object.entries(errors)
    .filter(([, error]) => typeof error?.message === 'string')
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  const count = shown.length

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || count === 0) return
    setOrder(fieldsAround(box.current))
    box.current?.scrollIntoView({ block: 'nearest' })
    // Only a submit scrolls to it, not each corrected field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, isSubmitting])

  useEffect(() => {
    const ofSchema = Object.keys(errors).filter((source) => errors[source]?.type !== 'server')
    if (ofSchema.length > 0) void trigger(ofSchema)
    // The same errors in the words of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language])

  if (submitCount === 0 || count === 0) return null
  return (
    <Alert severity="error" ref={box} sx={{ width: 1, marginBlock: 1, scrollMarginBlock: '4rem' }}>
      <AlertTitle>{t('common.correctFields', { smart_count: count })}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {shown.map(([source, error]) => (
          <li key={source}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => setFocus(source)}
              sx={{ textAlign: 'start', verticalAlign: 'baseline' }}
            >
              {labelOf({ source, ...(resource !== undefined && { resource }) })}
            </Link>
            {': '}
            {String(error?.message)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
