import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, TextInput, useClipboard } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import classes from './hand-over.module.css'

/** How long «copied» stands there. */
const CONFIRMED_MS = 20_000

/** A text to take along. Where the browser keeps scripts from the clipboard, as it does without HTTPS, it is selected instead. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('instructors')
  const field = useRef<HTMLInputElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: CONFIRMED_MS })
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <>
      <div className={classes.copy}>
        <TextInput
          ref={field}
          className={classes.field}
          aria-label={label}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => copy(value)} leftSection={copied ? <IconCheck /> : undefined}>
          {t('handOver.copy')}
        </Button>
      </div>
      <p className={classes.said} role="status">
        {error ? t('handOver.selected') : copied && t('handOver.copied')}
      </p>
    </>
  )
}
