import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import { Box } from '@mui/material'
import { hiddenUntilFocus } from '../visually-hidden.tsx'

interface FrameProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly disabled?: boolean
  readonly isFilled?: boolean
  readonly isWrong?: boolean
  readonly children: ReactNode
}

export function DropFrame({ onFiles, disabled = false, isFilled = false, isWrong = false, children }: FrameProps) {
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        padding: 1.5,
        border: `1px ${isFilled ? 'solid' : 'dashed'} ${isWrong ? 'var(--clay)' : 'var(--line-strong)'}`,
        borderRadius: '4px',
        backgroundColor: isOver ? 'var(--river-wash)' : 'transparent',
      }}
    >
      {children}
    </Box>
  )
}

interface InputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  readonly onFiles: (files: readonly File[]) => void
}

/** The input behind a button: the mouse uses the button; keyboard and screen reader use the input itself. */
export const FileInput = ({ onFiles, ...props }: InputProps) => (
  <Box
    component="input"
    type="file"
    {...props}
    onChange={(event) => {
      const input = event.target as HTMLInputElement
      onFiles([...(input.files ?? [])])
      // The same file can be chosen again.
      input.value = ''
    }}
    sx={hiddenUntilFocus}
  />
)
