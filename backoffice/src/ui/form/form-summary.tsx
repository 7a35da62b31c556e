import { useEffect, useRef, useState } from 'react'
import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { useResourceContext, useTranslateLabel } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLanguage, useWords } from '../words.ts'
import { fieldsAround } from './form-fields.ts'

/** The errors of the form after a failed submit in the order of the screen, each a link to its field. */
export function FormSummary() {
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
