import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Box, Typography } from '@mui/material'
import { BAR_HEIGHT } from '../../ui/layout/bar-height.ts'
import { PLACE_OF_NOTICE } from '../../ui/layout/notices.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'

interface FrameProps {
  readonly isWide: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

interface Props extends FrameProps {
  readonly onTyped: () => void
}

/**
 * The pane beside the queue. On a narrow screen it is a drawer over the page. Its content lives in an element of its own, which
 * moves from one to the other: what is typed outlives a change of the width.
 */
export function PaneFrame({ onTyped, children, ...frame }: Props) {
  const [content] = useState(() => {
    const element = document.createElement('div')
    element.style.height = '100%'
    return element
  })
  // Events of the content reach this component and not the drawer, which would close on Escape by itself.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!frame.isWide && event.key === 'Escape') frame.onClose()
  }
  return (
    <>
      <Frame {...frame}>
        <Place content={content} />
      </Frame>
      {frame.isOpen &&
        createPortal(
          <Box onKeyDown={onKeyDown} onChange={onTyped} sx={{ height: '100%' }}>
            {children}
          </Box>,
          content,
        )}
    </>
  )
}

/** Where the content is shown at present. */
function Place({ content }: { readonly content: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current!.append(content), [content])
  return <Box ref={place} sx={{ height: '100%' }} />
}

function Frame({ isWide, isOpen, onClose, children }: FrameProps) {
  const t = useWords()
  const label = t('backoffice.inbox.pane')
  if (!isWide)
    return (
      <SideDrawer label={label} isOpen={isOpen} onClose={onClose}>
        {children}
      </SideDrawer>
    )
  return (
    <Box
      component="aside"
      aria-label={label}
      sx={{
        // The same for every kind, so that nothing moves when another row is chosen.
        flex: '0 0 clamp(21rem, 46vw, 54rem)',
        position: 'sticky',
        insetBlockStart: `var(${BAR_HEIGHT}, 0px)`,
        alignSelf: 'start',
        // The place of a notice is kept free, so that no button moves when one comes or goes.
        height: `calc(100dvh - var(${BAR_HEIGHT}, 0px) - ${PLACE_OF_NOTICE})`,
        borderInlineStart: '1px solid var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      {isOpen ? (
        children
      ) : (
        <Typography sx={{ padding: 2, color: 'text.secondary' }}>{t('backoffice.inbox.nothingChosen')}</Typography>
      )}
    </Box>
  )
}
