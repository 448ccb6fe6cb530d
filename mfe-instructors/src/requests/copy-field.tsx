import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, TextInput } from '@fichero/kit/ui'
import { useRef, useState } from 'react'
import classes from './hand-over.module.css'

type State = 'fresh' | 'copied' | 'selected'

/** A text to take along. Where the browser keeps scripts from the clipboard, as it does without HTTPS, it is selected instead. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('instructors')
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('fresh')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      field.current?.select()
      field.current?.focus()
      setState('selected')
    }
  }
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
        <Button onClick={copy} leftSection={state === 'copied' ? <IconCheck /> : undefined}>
          {t('handOver.copy')}
        </Button>
      </div>
      <p className={classes.said} role="status">
        {state === 'copied' && t('handOver.copied')}
        {state === 'selected' && t('handOver.selected')}
      </p>
    </>
  )
}
