import { disableFicha, enableFicha } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { StateButton } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'

interface FichaStateButtonProps {
  ficha: Ficha
  verb: 'disable' | 'enable'
  size?: 'compact-sm'
}

/** A button that disables or reactivates a ficha after a confirmation. Not rendered if the user may not do that. */
export function FichaStateButton({ ficha, verb, size }: FichaStateButtonProps) {
  const { t } = useTranslation('fichas')
  const isDisabling = verb === 'disable'
  return (
    <StateButton
      row={ficha}
      verb={verb}
      size={size}
      change={isDisabling ? disableFicha : enableFicha}
      say={(word, row) => (isDisabling ? t(`disable.${word}`, { ...row }) : t(`disabled.${word}`, { ...row }))}
    />
  )
}
