import { useEffect, useRef, useState } from 'react'
import { Box } from '@mui/material'
import type { Sheet } from './use-sheet.ts'

interface Props {
  readonly bytes: Blob
  readonly name: string
  readonly sheet: Sheet
  /** Width of the frame in pixels. */
  readonly width: number
  /** Height of the frame in pixels. */
  readonly height: number
  readonly onDrawn: () => void
  readonly onFailed: () => void
}

/** A picture in its own proportions, at first whole in the frame. A quarter of a turn swaps its sides, so that it fits again. */
export function PictureSheet({ bytes, name, sheet: { zoom, turns }, width, height, onDrawn, onFailed }: Props) {
  const picture = useRef<HTMLImageElement>(null)
  const [ratio, setRatio] = useState(1)
  const isOnSide = turns % 2 === 1
  const shownRatio = isOnSide ? 1 / ratio : ratio
  const across = Math.min(width, height / shownRatio) * zoom
  const down = across * shownRatio
  useEffect(() => {
    const address = URL.createObjectURL(bytes)
    picture.current!.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  return (
    <Box sx={{ position: 'relative', width: across, height: down, marginInline: 'auto' }}>
      <Box
        component="img"
        ref={picture}
        alt={name}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setRatio(naturalHeight / naturalWidth)
          onDrawn()
        }}
        onError={onFailed}
        sx={{
          position: 'absolute',
          insetBlockStart: '50%',
          insetInlineStart: '50%',
          width: isOnSide ? down : across,
          height: isOnSide ? across : down,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
      />
    </Box>
  )
}
