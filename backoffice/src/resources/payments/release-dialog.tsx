import { useId } from 'react'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Stack,
  Typography,
} from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { BatchBalance } from './batch-balance.tsx'
import { BatchPayees } from './batch-payees.tsx'
import { BatchHash } from './batch-hash.tsx'
import { hashEnds } from './payment-facts.ts'
import { useRelease, type Releasing } from './use-release.ts'

/**
 * The second key: who releases sees the sum, each payee and the hash, and sends the hash that they saw
 * (decision outgoing-payments). If the batch has changed since, the release is refused and the new one is read.
 */
export function ReleaseDialog(props: Releasing) {
  const t = useWords()
  const id = useId()
  const { seen, comparing, refusal, hasChanged, isBusy, readAgain, release } = useRelease(props)
  const { onClose } = props
  const amount = formatMoney(seen.total)
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('paymentBatches.releaseTitle', { number: seen.number })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Figures>
            <Figure isMain label={t('paymentBatches.fields.total')} value={<Amount value={seen.total} />} />
            <Figure isMain label={t('paymentBatches.fields.count')} value={seen.count} />
            <Figure isMain label={t('paymentBatches.fields.executionDay')} value={formatDate(seen.executionDay)} />
          </Figures>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('paymentBatches.from', { account: groupIban(seen.debtorIban), name: seen.createdByName })}
          </Typography>
          {seen.reason !== null && (
            <Alert severity="warning">{t('paymentBatches.letsGo', { reason: seen.reason })}</Alert>
          )}
          <BatchPayees batch={seen} />
          <BatchHash sha256={seen.sha256} />
          <BatchBalance batch={seen} />
          <div>
            <FormControlLabel
              disabled={isBusy || hasChanged}
              control={<Checkbox checked={comparing.isCompared} onChange={(_event, isOn) => comparing.set(isOn)} />}
              label={t('paymentBatches.releaseCheck', hashEnds(seen.sha256))}
            />
            {comparing.isMissing && (
              <FormHelperText error role="alert">
                {t('paymentBatches.releaseNeeded')}
              </FormHelperText>
            )}
          </div>
          {refusal && (
            <Alert
              severity="error"
              action={
                hasChanged ? (
                  <Button color="inherit" size="small" onClick={() => void readAgain()}>
                    {t('common.reload')}
                  </Button>
                ) : undefined
              }
            >
              {refusal.message}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" disabled={hasChanged} loading={isBusy} loadingPosition="start" onClick={release}>
          {t('paymentBatches.releaseOf', { amount })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
