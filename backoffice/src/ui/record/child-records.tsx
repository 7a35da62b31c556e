import { useState, type ReactNode } from 'react'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import {
  IconButtonWithTooltip,
  useDelete,
  useGetList,
  useNotify,
  type RaRecord,
  type SortPayload,
  useDataProvider,
} from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { DialogButton, OPENS_DIALOG } from '../dialog-button.tsx'
import type { Noun } from '../../providers/nouns.ts'
import { DeleteRecordButton } from '../delete-record-button.tsx'
import { InsteadOfRows } from '../failure.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import type { RequiredFiles } from '../form/schema-resolver.ts'
import { Section } from '../section.tsx'
import { useInvalidate, useAction } from '../use-action.ts'
import { useWords } from '../words.ts'
import { IconButton, Tooltip } from '@mui/material'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'

interface Props<Row> {
  readonly resource: Noun
  readonly parent: Readonly<Record<string, string>>
  readonly sort: SortPayload
  readonly mayEdit: boolean | undefined
  /** Which records the reader may change or delete; all of them if absent. */
  readonly mayTouch?: (row: Row, what: 'edit' | 'delete') => boolean
  readonly title: string
  readonly addLabel: string
  readonly none: string
  readonly nameOf: (row: Row) => string
  /** Asked before a deletion. Without it a deletion can be undone. */
  readonly deleteConsequence?: string
  readonly schema: FormSchema
  /** The schema of a change. Without it a record can be added and deleted only. */
  readonly patch?: FormSchema
  readonly requiredFiles?: RequiredFiles
  readonly defaultValues?: Readonly<Record<string, unknown>>
  readonly isOrdered?: boolean
  readonly affects?: readonly Noun[]
  readonly inputs: (isNew: boolean) => ReactNode
  readonly addDialog?: (close: () => void) => ReactNode
  /** Shows the records; `buttonsOf` makes the buttons of one, which are none for a reader who may not edit; `place` moves one to a place, for a reader who may. */
  readonly children: (
    rows: readonly Row[],
    buttonsOf: (row: Row) => ReactNode,
    place: ((row: Row, order: number) => void) | undefined,
  ) => ReactNode
}

export function ChildRecords<Row extends RaRecord<string>>(props: Props<Row>) {
  const { resource, parent, sort, mayEdit, title, addLabel, none, nameOf, isOrdered = false } = props
  const { mayTouch = () => true } = props
  const t = useWords()
  const [open, setOpen] = useState<Row | 'new'>()
  const { data, error, refetch } = useGetList<Row>(resource, {
    filter: parent,
    sort,
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const rows = data ?? []
  const { move, isMoving } = useMove(resource, rows, props.affects)
  const buttonsOf = (row: Row) =>
    mayEdit && (
      <>
        {isOrdered && (
          <MoveButtons
            name={nameOf(row)}
            index={rows.indexOf(row)}
            count={rows.length}
            isMoving={isMoving}
            onMove={(to) => move(row, to)}
          />
        )}
        {props.patch && mayTouch(row, 'edit') && (
          <IconButtonWithTooltip
            size="small"
            label={t('backoffice.editTitle', { name: nameOf(row) })}
            {...OPENS_DIALOG}
            onClick={() => setOpen(row)}
          >
            <EditIcon fontSize="small" />
          </IconButtonWithTooltip>
        )}
        {mayTouch(row, 'delete') &&
          (props.deleteConsequence === undefined ? (
            <DeleteWithUndo resource={resource} row={row} name={nameOf(row)} />
          ) : (
            <DeleteRecordButton
              isRow
              resource={resource}
              record={row}
              name={nameOf(row)}
              consequence={props.deleteConsequence}
              {...(props.affects && { affects: props.affects })}
            />
          ))}
      </>
    )
  const addButton = (
    <DialogButton variant="outlined" onClick={() => setOpen('new')}>
      {addLabel}
    </DialogButton>
  )
  return (
    <Section title={title} actions={mayEdit && addButton}>
      <InsteadOfRows rows={data} error={error} onRetry={refetch} none={none} />
      {rows.length > 0 && props.children(rows, buttonsOf, isOrdered && mayEdit ? move : undefined)}
      {open !== undefined && (
        <RowDialog
          {...props}
          row={open === 'new' ? undefined : open}
          place={rows.length}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}

interface RowDialogProps<Row> extends Props<Row> {
  readonly row: Row | undefined
  readonly place: number
  readonly onClose: () => void
}

function RowDialog<Row extends RaRecord<string>>({ row, place, onClose, ...props }: RowDialogProps<Row>) {
  const { resource, parent, affects = [] } = props
  const t = useWords()
  const invalidate = useInvalidate()
  if (!row && props.addDialog) return props.addDialog(onClose)
  return (
    <RecordDialog
      resource={resource}
      title={row ? t('backoffice.editTitle', { name: props.nameOf(row) }) : props.addLabel}
      saveLabel={row ? t('common.saveChanges') : props.addLabel}
      schema={row ? props.patch! : props.schema}
      record={row}
      requiredFiles={props.requiredFiles}
      defaultValues={{ ...props.defaultValues, ...parent, ...(props.isOrdered && { order: place }) }}
      meta={parent}
      onDone={() => {
        onClose()
        void invalidate([resource, ...affects])
      }}
      onClose={onClose}
    >
      {props.inputs(!row)}
    </RecordDialog>
  )
}

interface DeleteProps {
  readonly resource: Noun
  readonly row: RaRecord
  readonly name: string
}

/** Deletes a record at once on the screen, and at the API when the notice that offers to undo it has gone. */
function DeleteWithUndo({ resource, row, name }: DeleteProps) {
  const t = useWords()
  const notify = useNotify()
  const [deleteOne] = useDelete<RaRecord, Error>()
  const remove = () =>
    deleteOne(
      resource,
      { id: row.id, previousData: row },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(t('backoffice.deleted', { name }), { undoable: true }),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    )
  return (
    <IconButtonWithTooltip size="small" label={t('backoffice.deleteTitle', { name })} onClick={() => void remove()}>
      <DeleteIcon fontSize="small" />
    </IconButtonWithTooltip>
  )
}

interface Move {
  readonly row: RaRecord<string>
  readonly from: number
  readonly to: number
}

/** Moves a row to a place among its siblings. The API numbers the others. */
function useMove(resource: Noun, rows: readonly RaRecord<string>[], affects: readonly Noun[] = []) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const { run, isBusy } = useAction(
    ({ row, to }: Move) => dataProvider.update(resource, { id: row.id, data: { order: to }, previousData: row }),
    {
      words: t('backoffice.moved'),
      affects: [resource, ...affects],
      undo: ({ row: { id }, from }) =>
        dataProvider.update(resource, { id, data: { order: from }, previousData: { id } }),
    },
  )
  return {
    move: (row: RaRecord<string>, to: number) => void run({ row, from: rows.findIndex(({ id }) => id === row.id), to }),
    isMoving: isBusy,
  }
}

interface MoveProps {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isMoving: boolean
  readonly onMove: (to: number) => void
}

/**
 * Buttons for up and down, so that the order can be changed without dragging (WCAG 2.5.7). One that can do nothing for now stays in reach:
 * disabled, it would lose the focus in the middle of moving a row by several places.
 */
function MoveButtons({ name, index, count, isMoving, onMove }: MoveProps) {
  const t = useWords()
  const steps = [
    { step: -1, label: t('backoffice.moveUp', { name }), isAtEnd: index === 0, Icon: ArrowUpwardIcon },
    { step: 1, label: t('backoffice.moveDown', { name }), isAtEnd: index === count - 1, Icon: ArrowDownwardIcon },
  ] as const
  return steps.map(({ step, label, isAtEnd, Icon }) => (
    <Tooltip key={step} title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={isMoving || isAtEnd}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
          onClick={() => !isMoving && !isAtEnd && onMove(index + step)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ))
}
