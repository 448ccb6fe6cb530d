import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Announced } from '../announce/announced'
import { useUnsaved } from '../unsaved/use-unsaved'
import classes from './copy-field.module.css'

/** How long “copied” is shown, in ms. */
const CONFIRMED_MS = 20_000

interface CopyFieldProps {
  label: string
  value: string
  /** Renders a small field, for a row of a table. */
  isOneOfMany?: boolean
  /** Whether the value is shown again after a reload. Otherwise `ReloadButton` warns that the value would be lost. */
  isKept?: boolean
  /** Returns the text of the button (`copy`) or of the result: copied, or only selected. */
  say: (word: 'copy' | 'copied' | 'selected') => string
}

/**
 * A read-only text with a copy button. If the clipboard is unavailable, as without HTTPS, the text is selected instead
 * (https://developer.mozilla.org/docs/Web/API/Clipboard_API).
 * @keys Tab into the field selects its text.
 */
export function CopyField({ label, value, isOneOfMany = false, isKept = false, say }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: CONFIRMED_MS })
  useUnsaved('shown', isKept ? undefined : label)
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
          {say('copy')}
        </Button>
      </div>
      <Announced>
        <p className={classes.result}>{error ? say('selected') : copied && say('copied')}</p>
      </Announced>
    </>
  )
}
