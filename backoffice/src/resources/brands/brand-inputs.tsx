import { Alert, Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BooleanInput } from 'react-admin'
import type { Picture as StoredPicture } from '@cauce/contract'
import { IMAGE_KINDS } from '@cauce/contract/files.ts'
import { brandNow, type Brand } from '@cauce/contract/brand.ts'
import { cleanMark, MAXIMUM_MARK } from '@cauce/contract/misc/mark.ts'
import { LOGO } from '@cauce/design/brand.ts'
import { deriveColors, paletteOf, ratioOf, shortfallOf } from '@cauce/design/derive-colors.ts'
import { oklchToHex } from '@cauce/design/oklch.ts'
import type { ColorName, ThemeName } from '@cauce/design/tokens.ts'
import { formatRatio } from '@cauce/format/percent.ts'
import { BothLanguagesInput, TextInput, type FieldProps } from '../../ui/form/inputs.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../ui/words.ts'

type Props = Pick<FieldProps, 'source' | 'helperText'>

const CHANGED = { shouldDirty: true, shouldValidate: true }

/** Typed, or chosen with the picker of the browser. */
export function ColorInput({ source, ...props }: Props) {
  const t = useWords()
  const { setValue } = useFormContext()
  const color = useWatch({ name: source }) as string | null
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextInput source={source} {...props} />
      <Box
        component="input"
        type="color"
        aria-label={t('brands.pickColor')}
        value={/^#[\da-f]{6}$/i.test(color ?? '') ? color! : '#00626a'}
        onChange={({ target }: { target: { value: string } }) => setValue(source, target.value, CHANGED)}
        sx={{ flex: 'none', width: 44, height: 44, marginBlockStart: 1, padding: 0.5 }}
      />
    </Box>
  )
}

/** Pasted, or read from a file. */
export function MarkInput({ source, ...props }: Props) {
  const t = useWords()
  const { setValue } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) =>
    file && setValue(source, await file.slice(0, 2 * MAXIMUM_MARK).text(), CHANGED)
  return (
    <Box>
      <TextInput source={source} multiline minRows={2} maxRows={6} {...props} />
      <Button variant="outlined" size="small" sx={{ marginBlockEnd: 2 }} onClick={() => input.current?.click()}>
        {t('brands.chooseMark')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".svg,image/svg+xml"
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
    </Box>
  )
}

interface PictureProps {
  readonly source: 'picture' | 'sharePicture'
  readonly published: { readonly brandId: string | null } & Record<'picture' | 'sharePicture', StoredPicture | null>
}

/** Uploads a picture, or keeps the one of the published brand. */
export function BrandPictureInput({ source, published }: PictureProps) {
  const t = useWords()
  const [chosen, from] = useWatch({ name: [source, `${source}From`] }) as [unknown, string | null]
  const present = chosen ? null : published[source]
  const isDescribed = source === 'picture' && Boolean(chosen || from)
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <FileField
        source={source}
        kinds={IMAGE_KINDS}
        label={t(`brands.fields.${source}`)}
        help={t(`brands.${source}Help`)}
      />
      {present && (
        <Box sx={{ marginBlock: 1 }}>
          {from && <Picture picture={present} width={240} isStrip />}
          <BooleanInput
            source={`${source}From`}
            label={`${t('brands.keepPicture')}: ${t(`brands.fields.${source}`)}`}
            format={Boolean}
            parse={(isKept: boolean) => (isKept ? published.brandId : null)}
            helperText={false}
          />
        </Box>
      )}
      {isDescribed && (
        <BothLanguagesInput source="pictureDescription" helperText={t('brands.pictureDescriptionHelp')} />
      )}
    </Box>
  )
}

const COLOR = /^#[\da-f]{6}$/

/** What is typed in both themes, with the contrast of each pair, before it is saved. */
export function BrandSample() {
  const t = useWords()
  const { setValue } = useFormContext()
  const [typed, name, mark, headings] = useWatch({ name: ['color', 'name', 'mark', 'headings'] }) as (string | null)[]
  const color = typed?.trim().toLowerCase() ?? ''
  const own = COLOR.test(color) ? color : undefined
  const shortfall = own && shortfallOf(own)
  const shown = { name: name ?? brandNow().name, mark: mark ? (cleanMark(mark) ?? null) : null, headings } as Shown
  return (
    <Box component="section" sx={{ marginBlockEnd: 3 }}>
      <Typography component="h2" variant="subtitle1">
        {t('brands.sample.title')}
      </Typography>
      <Box aria-live="polite">
        {shortfall && (
          <Alert
            severity="warning"
            sx={{ marginBlock: 1 }}
            action={
              <Button
                color="inherit"
                onClick={() => setValue('color', shortfall.nearest, { shouldDirty: true, shouldValidate: true })}
              >
                {t('brands.sample.nearest', { color: shortfall.nearest })}
              </Button>
            }
          >
            {t('errors.color-contrast', {
              ground: oklchToHex(
                paletteOf(undefined, 'light')[shortfall.ground === 'river' ? shortfall.foreground : shortfall.ground],
              ),
              ratio: formatRatio(shortfall.ratio),
              required: formatRatio(shortfall.required),
              nearest: shortfall.nearest,
            })}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))', gap: 2 }}>
        <Sample theme="light" color={own} {...shown} />
        <Sample theme="dark" color={own} {...shown} />
      </Box>
    </Box>
  )
}

type Shown = Pick<Brand, 'name' | 'mark' | 'headings'>

function Sample({ theme, color, name, mark, headings }: Shown & { theme: ThemeName; color: string | undefined }) {
  const t = useWords()
  const palette = paletteOf(color === undefined ? undefined : deriveColors(color), theme)
  const tone = (of: ColorName) => oklchToHex(palette[of])
  const parts = [
    { words: t('brands.sample.button'), foreground: 'onRiver', ground: 'river' },
    { words: t('brands.sample.link'), foreground: 'riverInk', ground: 'paper' },
    { words: t('brands.sample.note'), foreground: 'riverInk', ground: 'riverWash' },
  ] as const
  return (
    <Box
      sx={{
        padding: 2,
        border: '1px solid',
        borderColor: tone('line'),
        backgroundColor: tone('paper'),
        color: tone('ink'),
      }}
    >
      <Typography variant="body2" sx={{ color: tone('ink2') }}>
        {t(`brands.sample.${theme}`)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginBlock: 1, '& svg': { width: 32, height: 24 } }}>
        {mark === null ? (
          <svg viewBox={LOGO.viewBox} aria-hidden>
            <path d={LOGO.water} fill={tone('river')} />
            <path d={LOGO.bed} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        ) : (
          <span aria-hidden dangerouslySetInnerHTML={{ __html: mark }} />
        )}
        <Box
          component="span"
          sx={{ fontFamily: headings === 'besley' ? 'Besley Variable' : 'var(--font-text)', fontSize: '1.4rem' }}
        >
          {name}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.map(({ words, foreground, ground }) => (
          <Box
            key={words}
            sx={{
              paddingInline: 1.5,
              paddingBlock: 0.75,
              borderRadius: 1,
              backgroundColor: tone(ground),
              color: tone(foreground),
              fontWeight: 600,
            }}
          >
            {words} {formatRatio(ratioOf(palette, { use: 'text', foreground, ground }))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
