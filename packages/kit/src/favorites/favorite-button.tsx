import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../notify'
import { type Favorite, MAX_FAVORITES, useFavorites } from './use-favorites'

/** A star that adds a screen to the favourites of the menu and the search, or removes it from them. */
export function FavoriteButton({ path, name }: Favorite) {
  const { t } = useTranslation('kit')
  const { favorites, add, remove } = useFavorites()
  const isFavorite = favorites.some((favorite) => favorite.path === path)
  const toggle = () => {
    if (isFavorite) remove(path)
    else if (favorites.length < MAX_FAVORITES) add({ path, name })
    else notifyError(t('favorites.full', { most: MAX_FAVORITES }))
  }
  const label = t('favorites.mark', { name })
  return (
    <ActionIcon
      color="gray"
      c="inherit"
      // Not higher than a line of the title on a phone.
      my={-2}
      aria-label={label}
      title={label}
      aria-pressed={isFavorite}
      onClick={toggle}
      data-screen-only
    >
      {isFavorite ? <IconStarFilled /> : <IconStar />}
    </ActionIcon>
  )
}
