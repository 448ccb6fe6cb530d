import { useTranslation } from '@fichero/kit/i18n'
import { type Choice, GROUPS } from './choice'
import classes from './choice-list.module.css'
import { ChoiceRow } from './choice-row'

interface ChoiceListProps {
  id: string
  choices: Choice[]
  search: string
  activeId: string | undefined
  busy: boolean
  onPoint: (choice: Choice) => void
  onChoose: (choice: Choice) => void
}

export function ChoiceList({ id, choices, search, activeId, busy, onPoint, onChoose }: ChoiceListProps) {
  const { t } = useTranslation('shell')
  return (
    <div
      id={id}
      className={classes.list}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={busy}
      tabIndex={-1}
      // The focus stays in the field, so that one can go on typing.
      onPointerDown={(event) => event.preventDefault()}
    >
      {GROUPS.map((group) => {
        const members = choices.filter((choice) => choice.group === group)
        if (members.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong in a listbox
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div className={classes.group} id={`${id}-${group}`} role="presentation">
              {t(`search.group.${group}`)}
            </div>
            {members.map((choice) => (
              <ChoiceRow
                key={choice.id}
                choice={choice}
                search={search}
                active={choice.id === activeId}
                onPoint={() => onPoint(choice)}
                onChoose={() => onChoose(choice)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
