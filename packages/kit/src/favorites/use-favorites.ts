import { useLocalStorage } from '@mantine/hooks'
import { useSession } from '../session'

/** A screen that a person marked: a ficha, or a list with its filters. */
export interface Favorite {
  /** Path and query. */
  path: string
  /** In the language in which it was marked. */
  name: string
}

/** Maximum number of favourites of a person. More would not fit into the menu. */
export const MAX_FAVORITES = 12

/** Parses stored favourites. Another version of the kit may have stored something else. */
function parse(text: string | undefined): Favorite[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isFavorite).slice(0, MAX_FAVORITES) : []
  } catch {
    return []
  }
}

const isFavorite = (value: Partial<Favorite> | null) =>
  typeof value?.path === 'string' && /^\/(?![/\\])/.test(value.path) && typeof value.name === 'string'

/** The favourites of the signed-in user in this browser, the latest last. Follows changes in all tabs. */
export function useFavorites() {
  const [favorites, store] = useLocalStorage<Favorite[]>({
    key: `favoritos.${useSession()?.user.id}`,
    defaultValue: [],
    deserialize: parse,
    getInitialValueInEffect: false,
  })
  return {
    favorites,
    add: (favorite: Favorite) => store([...favorites, favorite]),
    remove: (path: string) => store(favorites.filter((other) => other.path !== path)),
  }
}

/** Returns the name under which the user marked a screen; undefined if it is no favourite. */
export const useFavoriteName = (path: string | undefined): string | undefined =>
  useFavorites().favorites.find((favorite) => favorite.path === path)?.name
