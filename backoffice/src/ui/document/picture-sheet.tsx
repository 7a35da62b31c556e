import { useEffect, useRef, useState } from 'react'
import { Box } from '@mui/material'
import type { Sheet } from './use-sheet.ts'

interface Props {
  readonly bytes: Blob
  readonly name: string
  readonly sheet: Sheet
  /** Width of the frame in pixels. */
  readonly width: number
  readonly onDrawn: () => void
  readonly onFailed: () => void
}

/** A picture in its own proportions. A quarter of a turn swaps its sides, so that it fits the width again. */
export function PictureSheet({ bytes, name, sheet: { zoom, turns }, width, onDrawn, onFailed }: Props) {
  const picture = useRef<HTMLImageElement>(null)
  const [ratio, setRatio] = useState(1)
  const isOnSide = turns % 2 === 1
  const across = width * zoom
  const down = across * (isOnSide ? 1 / ratio : ratio)
  useEffect(() => {
    const address = URL.createObjectURL(bytes)
    picture.current!.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  return (
    <Box sx={{ position: 'relative', width: across, height: down }}>
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
