import { tytBoardPath } from '@fichero/contract/paths'
import { ChartBox } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import type { GroupShare } from './groups'
import { ReadyOf } from './ready-of'
import classes from './tyt.module.css'
import { useShareText } from './use-share-text'

/** Narrower segments have no space for their figure, which is also in the text below. */
const ROOM_FOR_FIGURE = 0.12

/** One bar of all apprentices. The list below has the same figures as text, with a shape for each segment. */
export function TytChart({ total, groups }: { total: number; groups: GroupShare[] }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const shareText = useShareText()
  const ready = groups.find(({ group }) => group === 'listos')
  return (
    <ChartBox>
      <ReadyOf ready={ready?.count ?? 0} total={total}>
        {t('tyt.answer')}
      </ReadyOf>
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
