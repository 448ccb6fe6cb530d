import { IconChevronLeft, IconChevronRight, IconChevronsRight } from '@tabler/icons-react'
import { type MouseEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Step } from './list-order'
import classes from './list-steps.module.css'
import { isPlainPress } from './plain-press'
import { STEP_KEYS, type StepName, stepOf } from './step-keys'
import { useSteps } from './use-steps'

/** Previous and next in the list that the screen was opened from, and the way back to it, by link and by key. */
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
  // Back, so that the list is as it was; another tab has nothing to go back to.
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
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
