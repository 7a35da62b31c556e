import { useState, type ReactNode } from 'react'
import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { SHARE_PICTURE } from '@cauce/contract/pictures.ts'
import { CONTENT_LANGUAGES, languageName, type Language } from '@cauce/contract/languages.ts'
import { paths } from '@cauce/contract/pages.ts'
import { useRead } from '../../providers/call.ts'
import type { RecordOf } from '../../providers/records.ts'
import { DocumentViewer } from '../../ui/document/document-viewer.tsx'
import { useBytes } from '../../ui/document/use-bytes.ts'
import { Failure } from '../../ui/failure.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { PreviewButton } from '../../ui/links.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ProposalDecisions } from '../../ui/proposal/proposal-decisions.tsx'
import { Hint, PageHeading, Section } from '../../ui/section.tsx'
import { Facts, FactsGrid, Terms, term } from '../../ui/terms.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

type Row = RecordOf<'brands'>

/** /admin/config/brands/{id}/show: a version, with a mail and a document in it. */
export const BrandsShow = () => <ShowPage of={Version} />

function Version({ record }: { readonly record: Row }) {
  const t = useWords()
  const { proposedByName, decidedByName, reason } = record
  return (
    <>
      <PageHeading title={record.name}>
        <Look {...record} />
        <Look {...record} file="jpg" />
        <ProposalDecisions resource="brands" record={record} />
      </PageHeading>
      <Stack spacing={3}>
        <BrandFacts
          brand={record}
          further={{ state: t(`brands.state.${record.state}`), proposedByName, decidedByName, reason }}
        />
        <Pictures {...record} />
        <Samples {...record} />
      </Stack>
    </>
  )
}

interface BrandFactsProps {
  readonly brand: Row
  readonly further?: Partial<Record<'state' | 'proposedByName' | 'decidedByName' | 'reason', string | null>>
}

/** Without what the platform comes with. */
export function BrandFacts({ brand, further }: BrandFactsProps) {
  const t = useWords()
  const { name, color, headline, headlineEn, lead, leadEn, footer, footerEn } = brand
  const furtherLanguages = brand.furtherLanguages.map(languageName).join(', ') || null
  const headings = t(`brands.headings.${brand.headings}`)
  const facts = {
    ...{ name, color, headings, furtherLanguages, headline, headlineEn, lead, leadEn, footer, footerEn },
    pictureDescription: brand.picture?.description || null,
    pictureDescriptionEn: brand.picture?.descriptionEn ?? null,
  }
  const said = Object.entries({ ...further, ...facts }).filter(([, value]) => value !== null)
  return <Facts noun="brands" facts={Object.fromEntries(said)} />
}

const WIDTH = 320

/** That of social networks as they cut it. */
export function Pictures({ picture, sharePicture }: Pick<Row, 'picture' | 'sharePicture'>) {
  const t = useWords()
  if (picture === null && sharePicture === null) return null
  const { name, widthPixels: width, heightPixels: height } = SHARE_PICTURE
  return (
    <Section title={t('brands.pictures')}>
      <FactsGrid>
        {picture && (
          <Figure caption={t('brands.fields.picture')}>
            <Picture picture={picture} width={WIDTH} isStrip />
          </Figure>
        )}
        {sharePicture && (
          <Figure caption={t('brands.fields.sharePicture')}>
            <Box
              component="img"
              src={`${sharePicture.src}/${name}`}
              alt=""
              {...{ width, height }}
              sx={{ display: 'block', width: '100%', maxWidth: WIDTH, height: 'auto', borderRadius: '2px' }}
            />
          </Figure>
        )}
      </FactsGrid>
    </Section>
  )
}

const Figure = ({ caption, children }: { readonly caption: string; readonly children: ReactNode }) => (
  <Box component="figure" sx={{ margin: 0 }}>
    {children}
    <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
      {caption}
    </Typography>
  </Box>
)

/** Pages, or the picture for social networks, in a version that only the administrator who opens it sees. */
export function Look({ brandId, name, file }: Pick<Row, 'brandId' | 'name'> & { readonly file?: 'jpg' }) {
  const label = useWords()(file ? 'brands.lookShare' : 'brands.look')
  return <PreviewButton label={label} name={name} href={paths.brandPreview(brandId, file)} />
}

function Samples({ brandId, furtherLanguages }: Row) {
  const t = useWords()
  const own = useLanguage()
  const offered: readonly Language[] = [...CONTENT_LANGUAGES, ...furtherLanguages]
  const [language, setLanguage] = useState(offered.includes(own) ? own : 'es')
  return (
    <Section title={t('brands.samples')}>
      <Hint isSmall>{t('brands.samplesAbout')}</Hint>
      <SelectField
        fullWidth={false}
        label={t('brands.samplesLanguage')}
        value={language}
        options={offered.map((one) => [one, languageName(one)])}
        onChoose={setLanguage}
        sx={{ minWidth: 'min(100%, 14rem)', marginBlock: 2 }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))', gap: 3 }}>
        <SampleMail brandId={brandId} language={language} />
        <SampleDocument brandId={brandId} language={language} />
      </Box>
    </Section>
  )
}

interface SampleProps {
  readonly brandId: string
  readonly language: Language
}

const HEIGHT = '42rem'

function SampleMail({ brandId, language }: SampleProps) {
  const t = useWords()
  const { data, error, refetch } = useRead(
    ['brands', brandId, 'sample-mail', language],
    'GET /v1/misc/brands/{id}/sample-mail',
    { params: { id: brandId }, query: { language } },
  )
  return (
    <Section title={t('brands.mail')}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rectangular" height={HEIGHT} />}
      {data && (
        <>
          <Terms of={[term(t('brands.mailSender'), data.sender), term(t('brands.mailSubject'), data.subject)]} />
          <Box
            component="iframe"
            title={t('brands.mail')}
            sandbox=""
            // Its links would open in the frame; in a new window the sandbox keeps them from opening at all.
            srcDoc={data.html.replace('<head>', '<head><base target="_blank">')}
            sx={{
              display: 'block',
              width: 1,
              height: HEIGHT,
              marginBlockStart: 1,
              border: '1px solid var(--line-strong)',
            }}
          />
        </>
      )}
    </Section>
  )
}

const PDF = 'application/pdf'

function SampleDocument({ brandId, language }: SampleProps) {
  const t = useWords()
  const { data, error, refetch } = useBytes({
    key: `brand ${brandId} ${language}`,
    read: async (dataProvider, signal) =>
      dataProvider.file(`/v1/misc/brands/${brandId}/sample-document?language=${language}`, signal, PDF),
  })
  return (
    <Section title={t('brands.document')}>
      <DocumentViewer
        name={t('brands.document')}
        bytes={data}
        error={error}
        onRetry={() => void refetch()}
        height={HEIGHT}
      />
    </Section>
  )
}
