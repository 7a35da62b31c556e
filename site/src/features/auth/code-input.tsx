import type { ChangeEvent, ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'

type CodeInputProps = Omit<ComponentProps<typeof Field>, 'label' | 'onChange'> & {
  readonly label?: string
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
}

/**
 * The six digits of an authenticator app: the browser may fill them, they may be pasted with spaces, and the sixth digit
 * sends the form.
 */
export function CodeInput({ onChange, label, ...field }: CodeInputProps) {
  const t = useTranslate<'sessions'>()
  return (
    <Field
      {...field}
      label={label ?? t('sessions.code')}
      help={t('sessions.codeHelp')}
      className="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room for the space in the middle that some apps copy along.
      maxLength={9}
      onChange={async (event) => {
        const { form, value } = event.target
        await onChange?.(event)
        if (/^\d{6}$/.test(value.replaceAll(/\s/g, ''))) form?.requestSubmit()
      }}
    />
  )
}
