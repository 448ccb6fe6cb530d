import { tytBoardPath } from '@fichero/contract/paths'
import { ChartBox } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import type { GroupShare } from './groups'
import { ReadySentence } from './ready-sentence'
import classes from './tyt.module.css'
import { useShareText } from './use-share-text'

/** The share from which a segment is wide enough for its percentage. The list below the bar has all percentages. */
const ROOM_FOR_FIGURE = 0.12

/**
 * A bar of all apprentices with one segment for each group, and a list of the groups with the same figures as text. The sentence
 * above the bar says how many ready people are not enrolled for the test.
 */
export function TytChart({ total, toEnrol, groups }: { total: number; toEnrol: number; groups: GroupShare[] }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const shareText = useShareText()
  const ready = groups.find(({ group }) => group === 'listos')
  return (
    <ChartBox>
      <ReadySentence ready={ready?.count ?? 0} total={total}>
        {t('tyt.answer')}
        {toEnrol > 0 && (
          <span>
            {'. '}
            <Link to={tytBoardPath('listos', 'sin_inscribir')}>
              {t('board.toEnrol', { count: toEnrol, number: format.number(toEnrol) })}
            </Link>
          </span>
        )}
      </ReadySentence>
      <div className={classes.bar} aria-hidden="true">
        {groups
          .filter(({ count }) => count > 0)
          .map((one) => (
            <span key={one.group} data-group={one.group} style={{ flexGrow: one.share }}>
              {one.share >= ROOM_FOR_FIGURE && shareText(one)}
            </span>
          ))}
      </div>
      <ul className={classes.groups}>
        {groups.map((one) => (
          <li key={one.group}>
            <Link to={tytBoardPath(one.group)} data-group={one.group}>
              <span className={classes.count}>
                {format.number(one.count)} <small>{shareText(one)}</small>
              </span>
              <span className={classes.word}>{t(`tyt.group.${one.group}`)}</span>
            </Link>
            <span className={classes.hint}>{t(`tyt.range.${one.group}`)}</span>
          </li>
        ))}
      </ul>
    </ChartBox>
  )
}
