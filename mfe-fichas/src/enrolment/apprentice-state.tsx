import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'
import { type ComponentProps, type ReactNode, useCallback } from 'react'

type Tone = ComponentProps<typeof StatusBadge>['tone']

const TONES: Record<string, Tone> = {
  'EN FORMACION': 'green',
  INDUCCION: 'green',
  REINTEGRADO: 'green',
  'POR CERTIFICAR': 'green',
  CERTIFICADO: 'green',
  CONDICIONADO: 'orange',
  APLAZADO: 'orange',
}

/** Returns a function that translates a state of SOFIA Plus. An unknown state is not translated. */
export function useStateText(): (estado: string) => string {
  const { t } = useTranslation('fichas')
  return useCallback(
    (estado: string) => t(`estado.${estado.toLowerCase().replaceAll(' ', '_')}`, { defaultValue: estado }),
    [t],
  )
}

/** Returns a function that renders an apprentice's state as a badge. The function only changes with the language. */
export function useApprenticeState(): (estado: string) => ReactNode {
  const stateText = useStateText()
  return useCallback(
    (estado: string) => {
      const text = stateText(estado)
      const isUntranslated = text === estado
      return (
        <StatusBadge tone={TONES[estado] ?? 'neutral'}>
          {isUntranslated ? <SofiaText>{text}</SofiaText> : text}
        </StatusBadge>
      )
    },
    [stateText],
  )
}
