import { disableFicha, enableFicha } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { StateDialog, type StateWord, useStateChange } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'

type Word = StateWord | 'done' | 'gone'

interface FichaStateButtonProps {
  ficha: Ficha
  verb: 'disable' | 'enable'
  size?: 'compact-sm'
}

/** Disables or reactivates a ficha after a question, for who may. */
export function FichaStateButton({ ficha, verb, size }: FichaStateButtonProps) {
  const { t } = useTranslation('fichas')
  const isChanged = useRef(false)
  const isDisabling = verb === 'disable'
  const say = (word: Word, row?: Ficha) =>
    isDisabling ? t(`disable.${word}`, { ...row }) : t(`disabled.${word}`, { ...row })
  const { ask, ...change } = useStateChange<Ficha>({
    change: isDisabling ? disableFicha : enableFicha,
    onDone: (row) => {
      notifySuccess(say('done', row))
      isChanged.current = true
    },
    onGone: (row) => {
      notifyError(say('gone', row))
      isChanged.current = true
    },
  })
  const isClosed = change.asked === undefined
  // The closed dialog gave the focus back to the button, which goes with the state that it changed.
  useEffect(() => {
    if (!isClosed || !isChanged.current) return
    isChanged.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [isClosed])
  if (!ficha.can[verb]) return null
  return (
    <>
      <Button
        variant="default"
        size={size}
        aria-label={isDisabling ? t('disable.named', { ...ficha }) : t('disabled.reactivateRow', { ...ficha })}
        onClick={() => ask(ficha)}
      >
        {isDisabling ? t('disable.open') : t('kit:reactivate')}
      </Button>
      <StateDialog
        {...change}
        say={say}
        confirmLabel={isDisabling ? t('disable.submit') : t('disabled.reactivate')}
        danger={isDisabling}
      />
    </>
  )
}
