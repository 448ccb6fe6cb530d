import { useFavorites } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconStar, IconX } from '@fichero/kit/icons'
import { Link, useLocation } from '@fichero/kit/router'
import { ActionIcon } from '@fichero/kit/ui'
import { useId } from 'react'
import classes from './nav-list.module.css'

/** The favourites of the user, as a group of the menu; nothing if there are none. */
export function FavoriteList({ onGo }: { onGo?: (() => void) | undefined }) {
  const { t } = useTranslation('shell')
  const { favorites, remove } = useFavorites()
  const { pathname, search } = useLocation()
  const id = useId()
  if (favorites.length === 0) return null
  return (
    <li className={classes.group}>
      <p id={id}>{t('favorites.title')}</p>
      <ul aria-labelledby={id}>
        {favorites.map(({ path, name }) => (
          <li key={path} className={classes.favorite}>
            <Link to={path} onClick={onGo} aria-current={`${pathname}${search}` === path ? 'page' : undefined}>
              <IconStar />
              <span>{name}</span>
            </Link>
            <ActionIcon
              color="gray"
              c="dimmed"
              aria-label={t('favorites.remove', { name })}
              title={t('favorites.remove', { name })}
              onClick={() => remove(path)}
            >
              <IconX />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </li>
  )
}
