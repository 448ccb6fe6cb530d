import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, useClipboard } from '@fichero/kit/ui'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import classes from './code-block.module.css'

/** How long the confirmation is shown, in ms. */
const CONFIRMED_MS = 20_000

/** Commands with a copy button. Without clipboard access, as without HTTPS, the button selects the commands instead. */
export function CodeBlock({ children }: ComponentProps<'pre'>) {
  const { t } = useTranslation('manuals')
  const block = useRef<HTMLPreElement>(null)
  const [button, code] = [useId(), useId()]
  const { copy, copied, error } = useClipboard({ timeout: CONFIRMED_MS })
  useEffect(() => {
    if (error && block.current) window.getSelection()?.selectAllChildren(block.current)
  }, [error])
  return (
    <div className={classes.block}>
      <pre ref={block} id={code}>
        {children}
      </pre>
      <Button
        id={button}
        aria-labelledby={`${button} ${code}`}
        className={classes.copy}
        data-screen-only
        size="compact-sm"
        variant="default"
        onClick={() => copy(block.current?.textContent?.trim() ?? '')}
        leftSection={copied ? <IconCheck /> : undefined}
      >
        {t('copy.action')}
      </Button>
      <Announced>
        <p className={classes.confirmation} data-screen-only>
          {error ? t('copy.selected') : copied && t('copy.copied')}
        </p>
      </Announced>
    </div>
  )
}
