import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { ProjectMediaFileBody, ProjectMediaFilePatch } from '@cauce/contract'
import type { ProjectMediaFileRecord, ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Content, useContentText } from '../../ui/content.tsx'
import { EnglishMissing } from '../../ui/english-count.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useWords } from '../../ui/words.ts'
import { AddMedia } from './add-media.tsx'

export function ProjectMediaFiles({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('projects.editContent', project))
  const textOf = useContentText()
  const [dragged, setDragged] = useState<ProjectMediaFileRecord>()
  return (
    <ChildRecords<ProjectMediaFileRecord>
      resource="projectMediaFiles"
      parent={{ projectId: project.id }}
      sort={{ field: 'order', order: 'ASC' }}
      mayEdit={mayEdit}
      title={t('backoffice.projects.multimedia')}
      addLabel={t('backoffice.media.add')}
      none={t('backoffice.media.none')}
      nameOf={(row) => textOf(row, 'description')}
      deleteConsequence={t('backoffice.media.deleteConsequence')}
      schema={ProjectMediaFileBody}
      patch={ProjectMediaFilePatch}
      isOrdered
      affects={['projects']}
      addDialog={(close) => <AddMedia projectId={project.id} onClose={close} />}
      inputs={() => <BothLanguagesInput source="description" helperText={t('backoffice.media.descriptionHelp')} />}
    >
      {(rows, buttonsOf, place) => (
        <Box component="ol" sx={grid}>
          {rows.map((row, index) => (
            <Box
              component="li"
              key={row.id}
              draggable={place !== undefined}
              onDragStart={() => setDragged(row)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDragEnd={() => setDragged(undefined)}
              onDrop={(event) => {
                if (!dragged) return
                event.preventDefault()
                if (dragged.id !== row.id) place?.(dragged, index)
              }}
              sx={{ minWidth: 0, opacity: dragged?.id === row.id ? 0.5 : 1, cursor: place ? 'grab' : undefined }}
            >
              {row.video ? (
                <Box
                  component="video"
                  controls
                  preload="none"
                  poster={`${row.picture.src}/960.webp`}
                  src={row.video.src}
                  aria-label={textOf(row, 'description')}
                  sx={{ display: 'block', width: '100%', aspectRatio: '16 / 10', borderRadius: '4px' }}
                />
              ) : (
                <Picture picture={row.picture} width={480} />
              )}
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, marginBlockStart: 0.5 }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {index === 0 && <b>{t('backoffice.media.cover')} </b>}
                  <Content record={row} field="description" />
                  <EnglishMissing record={row} fields={['description']} />
                </Typography>
                {buttonsOf(row)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </ChildRecords>
  )
}

const grid = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 2,
} as const
