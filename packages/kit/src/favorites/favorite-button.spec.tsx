/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { getNotices } from '../notify/store'
import { FavoriteButton } from './favorite-button'
import { MAX_FAVORITES, useFavorites } from './use-favorites'

const FICHA = { path: '/fichas/visualizar/2990020', name: 'Ficha 2990020' }
const KEY = 'favoritos.undefined'
const store = (value: unknown) => localStorage.setItem(KEY, typeof value === 'string' ? value : JSON.stringify(value))
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]')
const star = () => screen.getByRole('button', { name: 'Favorito: Ficha 2990020' })
afterEach(() => localStorage.clear())

test('the star adds the screen to the favourites, and removes it', async () => {
  const other = { path: '/fichas?reporte=atrasado', name: 'Fichas' }
  store([other])
  const { user } = renderWithKit(<FavoriteButton {...FICHA} />)
  expect(star().getAttribute('aria-pressed')).toBe('false')
  await user.click(star())
  expect(star().getAttribute('aria-pressed')).toBe('true')
  expect(stored()).toEqual([other, FICHA])
  await user.click(star())
  expect(star().getAttribute('aria-pressed')).toBe('false')
  expect(stored()).toEqual([other])
})

test('the menu has space for a number of favourites; the star says so instead of adding another', async () => {
  const full = Array.from({ length: MAX_FAVORITES }, (_, index) => ({ path: `/fichas/${index}`, name: `${index}` }))
  store(full)
  const { user } = renderWithKit(<FavoriteButton {...FICHA} />)
  await user.click(star())
  expect(stored()).toEqual(full)
  expect(getNotices().toasts.map(({ text }) => text)).toEqual(['Ya hay 12 favoritos: quite uno en el menú'])
})

const List = () => (
  <p>
    {useFavorites()
      .favorites.map(({ name }) => name)
      .join(', ') || 'none'}
  </p>
)

test.each([
  ['nothing', '', 'none'],
  ['no JSON', '{', 'none'],
  ['no list', '{"path":"/a","name":"A"}', 'none'],
  [
    'entries without a name, or of another site',
    [null, {}, { path: '/a' }, { path: '//b.co', name: 'B' }, FICHA],
    FICHA.name,
  ],
])('favourites are read from a storage with %s', (_, value, text) => {
  if (value !== '') store(value)
  renderWithKit(<List />)
  expect(screen.getByText(text)).toBeTruthy()
})
