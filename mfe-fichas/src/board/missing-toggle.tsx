import { fullName } from '@fichero/contract/text'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import { VisuallyHidden } from '@fichero/kit/ui'
import classes from './board.module.css'

interface MissingToggleProps {
  person: BoardPeopleAnswer['aprendices'][number]
  /** Id of the element that the button expands. */
  controls: string
  isOpen: boolean
  onToggle: (person: MissingToggleProps['person']) => void
}

/** Shows how many outcomes a person lacks, and expands the list of these outcomes. Not rendered if none or unknown. */
export function MissingToggle({ person, controls, isOpen, onToggle }: MissingToggleProps) {
  const { t } = useTranslation('fichas')
  const { nombre, apellido, sin_banda, faltan_para_lista: count, resultados_aprobados, total_resultados } = person
  if (sin_banda !== null || resultados_aprobados >= total_resultados) return null
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => onToggle(person)}
    >
      <IconChevronRight aria-hidden="true" />
      <span data-screen-only={count === 0 || undefined}>
        {count === 0 ? t('missing.see') : t('board.outcomes', { count })}
      </span>
      <VisuallyHidden>{`, ${fullName({ nombre, apellido })}`}</VisuallyHidden>
    </button>
  )
}
