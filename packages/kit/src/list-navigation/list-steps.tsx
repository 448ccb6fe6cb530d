import { IconChevronLeft, IconChevronRight, IconChevronsRight } from '@tabler/icons-react'
import { type MouseEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Step } from './list-order'
import classes from './list-steps.module.css'
import { isPlainClick } from './plain-click'
import { useSteps } from './use-steps'

/** Links and keys to the previous and next item of the list that the screen was opened from, and a link back to the list. */
export function ListSteps() {
  const { t } = useTranslation('kit')
  const navigate = useNavigate()
  const steps = useSteps()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = stepOf(event)
      const to = name && steps?.[name]?.to
      if (!to) return
      event.preventDefault()
      navigate(to, { replace: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  if (!steps) return null
  const { order, number, previous, next, nextOpen } = steps
  // Goes back in the history, which restores the list. A click that opens another tab follows the link instead.
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(-1)
  }
  const link = (name: StepName, step: Step) => ({
    to: step.to,
    replace: true,
    'aria-keyshortcuts': STEP_KEYS[name],
    'aria-label': t(`steps.${name}`, { name: step.name }),
    title: t(`steps.${name}`, { name: step.name }),
    className: classes[name],
  })
  return (
    <nav className={classes.steps} aria-label={t('steps.of', { list: order.name })} data-screen-only>
      {previous && (
        <Link {...link('previous', previous)}>
          <IconChevronLeft />
          <span>{previous.name}</span>
        </Link>
      )}
      <Link to={order.at} onClick={goBack} className={classes.list} title={t('steps.back', { list: order.name })}>
        <span>{t('numberOf', { number, total: order.steps.length })}</span>{' '}
        <span className={classes.name}>{order.name}</span>
      </Link>
      {next && (
        <Link {...link('next', next)}>
          <span>{next.name}</span>
          <IconChevronRight />
        </Link>
      )}
      {nextOpen && nextOpen !== next && (
        <Link {...link('nextOpen', nextOpen)}>
          <span>{t('steps.nextOpenShort')}</span>
          <IconChevronsRight />
        </Link>
      )}
    </nav>
  )
}

/** The keys that navigate a list, in the format of `aria-keyshortcuts`. */
const STEP_KEYS = { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown', nextOpen: 'Alt+Shift+ArrowDown' } as const
type StepName = keyof typeof STEP_KEYS

const FIELD = 'input, select, textarea, [contenteditable], [role="combobox"], [role="menu"], dialog'

/** Returns the item that a key selects (previous, next, next open); undefined for other keys, in a field and behind a dialog. */
export function stepOf(event: KeyboardEvent): StepName | undefined {
  const { target, key, altKey, shiftKey, ctrlKey, metaKey } = event
  if (!altKey || ctrlKey || metaKey || event.defaultPrevented) return undefined
  if ((target instanceof Element && target.closest(FIELD)) || document.querySelector('dialog[open]')) return undefined
  const pressed = `Alt+${shiftKey ? 'Shift+' : ''}${key}`
  return (Object.keys(STEP_KEYS) as StepName[]).find((name) => STEP_KEYS[name] === pressed)
}
