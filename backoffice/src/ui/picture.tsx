import { Box } from '@mui/material'
import type { Picture as StoredPicture } from '@cauce/contract'
import { contentOf } from '@cauce/contract/content.ts'
import { useLanguage } from './words.ts'

interface Props {
  readonly picture: StoredPicture
  /** Width on the screen, in pixels. */
  readonly width: number
  readonly isDecoration?: boolean
  /** In its own proportions: a promotion is a strip, not a photograph. */
  readonly isStrip?: boolean
}

/** The smallest size that is sharp on the screen; pictures of the back office are previews. */
export function Picture({ picture, width, isDecoration = false, isStrip = false }: Props) {
  const { text, lang } = contentOf(picture, 'description', useLanguage())
  return (
    <Box
      component="img"
      src={`${picture.src}/${width * 2 > 480 ? 960 : 480}.webp`}
      alt={isDecoration ? '' : text}
      lang={isDecoration ? undefined : lang}
      loading="lazy"
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: width,
        aspectRatio: isStrip ? `${picture.widthPixels} / ${picture.heightPixels}` : '16 / 10',
        objectFit: 'cover',
        borderRadius: isStrip ? '2px' : '4px',
        backgroundColor: 'var(--sunken)',
      }}
    />
  )
}
