import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, TextInput, useClipboard } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import classes from './pending-link.module.css'

/** How long “copied” is shown. */
const CONFIRMED_MS = 20_000

interface CopyFieldProps {
  label: string
  value: string
  /** Small, for a row of a table. */
  isOneOfMany?: boolean
}

/**
 * A text with a copy button. If the clipboard is unavailable, as without HTTPS, the text is selected instead
 * (https://developer.mozilla.org/docs/Web/API/Clipboard_API).
 */
export function CopyField({ label, value, isOneOfMany = false }: CopyFieldProps) {
  const { t } = useTranslation('instructors')
  const field = useRef<HTMLInputElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: CONFIRMED_MS })
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <>
      <div className={classes.copy} data-small={isOneOfMany || undefined}>
        <TextInput
          ref={field}
          className={classes.field}
          aria-label={label}
          value={value}
          size={isOneOfMany ? 'xs' : undefined}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant={isOneOfMany ? 'default' : undefined}
          size={isOneOfMany ? 'xs' : undefined}
          onClick={() => copy(value)}
          leftSection={copied ? <IconCheck /> : undefined}
        >
          {t('handOver.copy')}
        </Button>
      </div>
      <p className={classes.said} role="status">
        {error ? t('handOver.selected') : copied && t('handOver.copied')}
      </p>
    </>
  )
}
