import { Fragment, type HTMLAttributes } from 'react'
import { Box, List, ListItem, Typography } from '@mui/material'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { useWords } from '../words.ts'
import { partsOf } from './highlight.ts'
import type { Finding } from './use-findings.ts'

type ElementProps = HTMLAttributes<HTMLElement>

interface Props {
  readonly listbox: ElementProps
  readonly propsOf: (finding: Finding, index: number) => ElementProps
  readonly findings: readonly Finding[]
  readonly totals: ReadonlyMap<string, number>
  readonly wanted: string
}

export function FindingList({ listbox, propsOf, findings, totals, wanted }: Props) {
  const t = useWords()
  return (
    <List disablePadding {...listbox} aria-label={t('backoffice.palette.results')}>
      {findings.map((finding, index) => {
        const { group } = finding
        const shown = findings.filter((other) => other.group === group).length
        return (
          <Fragment key={finding.key}>
            {findings[index - 1]?.group !== group && (
              <GroupName name={group} shown={shown} total={totals.get(group) ?? shown} />
            )}
            <Option finding={finding} wanted={wanted} element={propsOf(finding, index)} />
          </Fragment>
        )
      })}
    </List>
  )
}

interface GroupNameProps {
  readonly name: string
  readonly shown: number
  readonly total: number
}

/** Screen readers hear the group with each of its options. */
function GroupName({ name, shown, total }: GroupNameProps) {
  const t = useWords()
  return (
    <Typography
      component="li"
      role="presentation"
      variant="caption"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        padding: '0.5rem 0.75rem 0.25rem',
        color: 'text.secondary',
        fontWeight: 650,
      }}
    >
      <span aria-hidden>{name}</span>
      {total > shown && <span aria-hidden>{t('backoffice.palette.of', { shown, total })}</span>}
    </Typography>
  )
}

interface OptionProps {
  readonly finding: Finding
  readonly wanted: string
  readonly element: ElementProps
}

function Option({ finding: { Icon, group, title, detail, aside }, wanted, element }: OptionProps) {
  return (
    <ListItem
      {...element}
      key={element.id}
      sx={{
        gap: 1.5,
        minHeight: '2.25rem',
        padding: '0.25rem 0.75rem 0.25rem 0.625rem',
        borderInlineStart: '3px solid transparent',
        cursor: 'pointer',
        '&.Mui-focused': { backgroundColor: 'action.selected', borderInlineStartColor: 'primary.main' },
      }}
    >
      <Icon fontSize="small" />
      <Box component="span" sx={{ flex: { xs: '1 1 0', sm: '0 1 auto' }, minWidth: 0 }}>
        <Marked text={title} wanted={wanted} />
      </Box>{' '}
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'inline' },
          flex: '1 1 0',
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
        }}
      >
        <Marked text={detail} wanted={wanted} />
      </Box>{' '}
      <Box component="span" sx={{ flex: 'none', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {aside}
      </Box>{' '}
      <VisuallyHidden>{group}</VisuallyHidden>
    </ListItem>
  )
}

const Marked = ({ text, wanted }: { readonly text: string; readonly wanted: string }) =>
  partsOf(text, wanted).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <Box component="strong" key={index} sx={{ borderBlockEnd: '2px solid', borderColor: 'primary.main' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  )
