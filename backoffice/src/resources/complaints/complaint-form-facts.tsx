import { Typography } from '@mui/material'
import { COMPLAINT_TEXTS, COMPLAINT_TICKS } from '@cauce/contract'
import type { ComplaintRecord } from '../../providers/records.ts'
import { countryName } from '../../ui/names.ts'
import { Section } from '../../ui/section.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { ComplaintDocuments } from './complaint-conversation.tsx'

type Name = (typeof COMPLAINT_TEXTS)[number]
const partOf = (name: Name) =>
  (['contact', 'representative'] as const).find((part) => name.startsWith(part)) ??
  (COMPLAINT_TEXTS.indexOf(name) < COMPLAINT_TEXTS.indexOf('contactName') ? 'complainant' : 'complaint')
const PARTS = ['complainant', 'contact', 'representative', 'complaint'] as const

/** What the complaint said when it came, part by part; what was left out is left out. */
export function ComplaintFormFacts({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { form, documents } = complaint
  const textOf = (name: Name) => (/country$/i.test(name) ? countryName(form[name]!, language) : form[name])
  const said = COMPLAINT_TEXTS.filter((name) => form[name] !== null && name !== 'description')
  const ticked = COMPLAINT_TICKS.filter((name) => form[name])
  return (
    <>
      <Section title={t('complaints.description')}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {form.description}
        </Typography>
        <ComplaintDocuments documents={documents.filter(({ messageId }) => messageId === null)} />
      </Section>
      {PARTS.filter((part) => said.some((name) => partOf(name) === part)).map((part) => (
        <Section key={part} title={t(`complaints.parts.${part}`)}>
          <Terms>
            {said
              .filter((name) => partOf(name) === part)
              .map((name) => (
                <Term key={name} label={t(`complaints.form.${name}`)}>
                  {textOf(name)}
                </Term>
              ))}
          </Terms>
        </Section>
      ))}
      {ticked.length > 0 && (
        <Section title={t('complaints.parts.attachments')}>
          <ul>
            {ticked.map((name) => (
              <li key={name}>{t(`complaints.form.${name}`)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
