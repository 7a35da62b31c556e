import { formErrors, formResolver } from '@cauce/client/form-resolver.ts'
import type { ErrorCode, FieldError } from '@cauce/contract/errors.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useState, type SyntheticEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { createOnce, wordsAtFields, type Failure, type Outcome } from './api.ts'
import { useTranslate } from './island.tsx'
import { useKeptForm } from './kept.ts'

interface ContractFormOptions<Values extends FieldValues, Data> {
  /** Left out where `mistakesOf` checks everything. */
  readonly schema?: z.ZodType<unknown, Values>
  readonly mistakesOf?: (values: Values) => readonly FieldError[]
  readonly defaultValues: DefaultValues<Values>
  readonly fieldOfCode?: Partial<Record<ErrorCode, Path<Values>>>
  /** Name under which the tab keeps what is typed until it is sent. */
  readonly keepAs?: string
  /** Words of the whole refusal. */
  readonly messageOf?: (message: string, failure: Failure, values: Values) => string
  readonly send: (values: Values) => Promise<Outcome<Data>>
  readonly onDone: (data: Data, values: Values, form: UseFormReturn<Values>) => void | Promise<void>
}

/**
 * The same rules and messages before sending and after a refusal. Spread the result into `<Form>`, `field('name')` into
 * a field.
 */
export function useContractForm<Values extends FieldValues, Data>({
  schema,
  mistakesOf = () => [],
  defaultValues,
  fieldOfCode = {},
  keepAs,
  messageOf = (message) => message,
  send,
  onDone,
}: ContractFormOptions<Values, Data>) {
  const t = useTranslate()
  const [once] = useState(createOnce)
  const [attempt, setAttempt] = useState(0)
  const [message, setMessage] = useState<string>()
  const form = useForm<Values>({
    defaultValues,
    resolver: formResolver({
      sentValues: (typed) => (schema ? withoutEmpty(typed) : typed),
      errorsOf: (values) => (schema ? formErrors(schema, values, mistakesOf(values)) : mistakesOf(values)),
      messageOf: (error) => errorMessage(t, error),
    }),
    // Validation on blur would insert messages that move the button while it is clicked.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const forget = useKeptForm(form, keepAs)

  function showAttempt(words: string | undefined) {
    setMessage(words)
    setAttempt((count) => count + 1)
  }
  function refuse(failure: Failure, values: Values) {
    const words = wordsAtFields(t, failure, fieldOfCode)
    for (const [field, text] of Object.entries(words.fields))
      form.setError(field as Path<Values>, { type: 'server', message: text })
    showAttempt(messageOf(words.message, failure, values))
  }
  async function sendOnce(values: Values) {
    await once(async () => {
      setMessage(undefined)
      const outcome = await send(values)
      if (outcome.failure) refuse(outcome.failure, values)
      else {
        forget()
        await onDone(outcome.data, values, form)
        // Values that onDone has set.
        forget()
      }
    })
  }

  const errorOf = (path: Path<Values>) => form.getFieldState(path, form.formState).error?.message
  return {
    form,
    errorOf,
    field: (path: Path<Values>, options?: RegisterOptions<Values>) => ({
      ...form.register(path, options),
      error: errorOf(path),
    }),
    summary: { message, fields: flatten(form.formState.errors), attempt },
    isSending: form.formState.isSubmitting,
    onSubmit: (event?: SyntheticEvent) => {
      if (event?.target instanceof HTMLFormElement) adoptTyped(form, event.target)
      return form.handleSubmit(sendOnce, () => showAttempt(undefined))(event)
    },
    /** For controls that are not registered. */
    change: (part: Partial<Values>) => {
      setMessage(undefined)
      for (const [name, value] of Object.entries(part)) form.setValue(name as Path<Values>, value as never)
      if (form.formState.isSubmitted) void form.trigger()
    },
  }
}

/** Adopts what was typed or autofilled before hydration. */
function adoptTyped<Values extends FieldValues>(form: UseFormReturn<Values>, element: HTMLFormElement): void {
  for (const control of element.elements) {
    if (!isTyped(control) || control.type === 'file' || control.type === 'radio') continue
    const path = control.name as Path<Values>
    const known: unknown = form.getValues(path)
    if (control.type === 'checkbox') {
      if (known === false && (control as HTMLInputElement).checked) form.setValue(path, true as never)
    } else if (known === '' && control.value !== '') form.setValue(path, control.value as never)
  }
}

const isTyped = (control: Element) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement

/** An empty control is an absent value. */
function withoutEmpty<Values extends FieldValues>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)) as Values
}

function flatten(errors: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
      if (typeof error !== 'object' || error === null) return []
      if ('message' in error && typeof error.message === 'string') return [[prefix + name, error.message]]
      return Object.entries(flatten(error, `${prefix}${name}.`))
    }),
  )
}
