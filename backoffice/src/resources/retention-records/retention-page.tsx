import { Tab, Tabs } from '@mui/material'
import { CanAccess } from 'react-admin'
import { accessTo } from '../../ui/ability.ts'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { RetentionList } from './retention-list.tsx'
import { RetentionTable } from './retention-table.tsx'

const TABS = ['table', 'protocol'] as const

/** /admin/retention/: the table of periods, and what was erased by it (handbook chapter 26). */
export const RetentionPage = () => (
  <CanAccess {...accessTo('retentionRecords.read')} accessDenied={<PageForbidden />}>
    <Retention />
  </CanAccess>
)

function Retention() {
  const t = useWords()
  const [query, change] = useQueryParts({ tab: (asked) => asked === 'protocol' })
  const open = query.get('tab') === 'protocol' ? 'protocol' : 'table'
  const title = t('retentionRecords.title')
  const tabs = (
    <Tabs
      value={open}
      aria-label={title}
      sx={{ marginBlockEnd: 2 }}
      onChange={(_event, tab: string) => change({ tab: tab === 'protocol' ? tab : undefined })}
    >
      {TABS.map((name) => (
        <Tab key={name} value={name} label={t(`retentionRecords.${name}`)} />
      ))}
    </Tabs>
  )
  if (open === 'protocol')
    return (
      <>
        {tabs}
        <RetentionList />
      </>
    )
  return (
    <>
      <PageHeading title={title} />
      <Lead>{t('retentionRecords.lead')}</Lead>
      {tabs}
      <RetentionTable />
    </>
  )
}
