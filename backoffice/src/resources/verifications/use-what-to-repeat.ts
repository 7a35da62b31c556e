import { useQuery } from '@tanstack/react-query'
import { useGetOne } from 'react-admin'
import { translatorIn } from '../../providers/i18n.ts'
import type { UserRecord } from '../../providers/records.ts'
import type { Rejection } from '../../ui/decision/rejection-form.tsx'
import { useWords } from '../../ui/words.ts'

/** What a person is most often asked to send again. */
const FAULTS = ['unreadable', 'expired', 'side', 'portrait', 'data'] as const

/** How a declined person comes to repeat their verification, with sentences in the language that they read. */
export function useWhatToRepeat({
  userId,
  userName,
}: {
  readonly userId: string
  readonly userName: string
}): Pick<Rejection, 'consequence' | 'sentences' | 'submitLabel'> {
  const t = useWords()
  const { data: user } = useGetOne<UserRecord>('users', { id: userId })
  const language = user?.language
  const { data: theirs } = useQuery({
    queryKey: ['translator', language],
    queryFn: () => translatorIn(language!),
    enabled: language !== undefined,
    staleTime: Infinity,
  })
  return {
    consequence: [
      t('backoffice.verification.repeat.consequence', { name: userName }),
      ...(language ? [t(`backoffice.verification.repeat.language.${language}`)] : []),
    ].join(' '),
    submitLabel: t('backoffice.verification.repeat.submit'),
    sentences:
      theirs &&
      FAULTS.map((fault) => ({
        label: t(`backoffice.verification.repeat.fault.${fault}`),
        words: theirs(`backoffice.verification.repeat.ask.${fault}`),
      })),
  }
}
