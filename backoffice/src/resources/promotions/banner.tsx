import { Box } from '@mui/material'
import type { Picture } from '@cauce/contract'

interface Props {
  readonly picture: Picture
  readonly width: number
  readonly isDecoration?: boolean
}

/** A picture of a promotion in its own proportions: it is a strip, not a photograph. */
export const Banner = ({ picture, width, isDecoration = false }: Props) => (
  <Box
    component="img"
    src={`${picture.src}/${width > 480 ? 960 : 480}.webp`}
    alt={isDecoration ? '' : picture.description}
    loading="lazy"
    sx={{
      display: 'block',
      width: '100%',
      maxWidth: width,
      aspectRatio: `${picture.widthPixels} / ${picture.heightPixels}`,
      objectFit: 'cover',
      borderRadius: '2px',
      backgroundColor: 'var(--sunken)',
    }}
  />
)
