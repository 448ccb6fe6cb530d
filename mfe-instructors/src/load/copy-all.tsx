import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, useClipboard } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import classes from './load.module.css'

/** How long the confirmation is shown, in ms. */
const CONFIRMED_MS = 20_000

/** Button that copies several lines. Without clipboard access, as without HTTPS, shows the lines selected instead. */
export function CopyAll({ text }: { text: string }) {
  const { t } = useTranslation('instructors')
  const lines = useRef<HTMLTextAreaElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: CONFIRMED_MS })
  useEffect(() => {
    if (error) lines.current?.select()
  }, [error])
  return (
    <>
      <div>
        <Button onClick={() => copy(text)} leftSection={copied ? <IconCheck /> : undefined}>
          {t('load.copyAll')}
        </Button>
      </div>
      {error && (
        <textarea ref={lines} className={classes.all} aria-label={t('load.copyAll')} value={text} readOnly rows={4} />
      )}
      <Announced>
        <p className={classes.confirmation}>{error ? t('load.allSelected') : copied && t('load.allCopied')}</p>
      </Announced>
    </>
  )
}
