import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Box } from '@mui/material'

/**
 * A text on one line. What does not fit is cut off, and the whole is shown over what is below while the pointer or the focus is in the
 * cell; Escape puts it back (WCAG 1.4.13).
 */
export function OneLine({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const showWhole = () => {
    const { current } = line
    if (current) setWhole([current, ...current.querySelectorAll('button')].some(isCut))
  }
  const cut = () => setWhole(false)
  useEffect(() => {
    if (!isWhole) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setWhole(false)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isWhole])
  return (
    <Box
      sx={{ position: 'relative', height: '1lh', ...(isWhole && { zIndex: 1 }) }}
      onPointerEnter={showWhole}
      onPointerLeave={cut}
      onFocus={showWhole}
      onBlur={cut}
    >
      <Box ref={line} data-whole={isWhole || undefined} sx={isWhole ? whole : oneLine}>
        {children}
      </Box>
    </Box>
  )
}

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The whole text has the width of its cell and lies over what is below: the amount beside it stays in view. */
const whole = {
  position: 'absolute',
  width: '100%',
  overflowWrap: 'anywhere',
  backgroundColor: 'var(--surface)',
  boxShadow: '0 0 0 0.3rem var(--surface), 0 0 0 calc(0.3rem + 1px) var(--line-strong)',
} as const
