import { useTranslation } from '@fichero/kit/i18n'
import { GROUPS, type SearchOption } from './option'
import classes from './option-list.module.css'
import { OptionRow } from './option-row'

interface OptionListProps {
  id: string
  options: SearchOption[]
  search: string
  activeId: string | undefined
  busy: boolean
  onPoint: (option: SearchOption) => void
  onChoose: (option: SearchOption) => void
}

export function OptionList({ id, options, search, activeId, busy, onPoint, onChoose }: OptionListProps) {
  const { t } = useTranslation('shell')
  return (
    <div
      id={id}
      className={classes.list}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={busy}
      tabIndex={-1}
      // Keeps the focus in the field, so that typing can continue.
      onPointerDown={(event) => event.preventDefault()}
    >
      {GROUPS.map((group) => {
        const members = options.filter((option) => option.group === group)
        if (members.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong in a listbox
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div className={classes.group} id={`${id}-${group}`} role="presentation">
              {t(`search.group.${group}`)}
            </div>
            {members.map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                search={search}
                active={option.id === activeId}
                onPoint={() => onPoint(option)}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
