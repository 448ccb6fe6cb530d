import { staleEdit } from './stale-edit'

const read = { name: 'Ana Quintero', email: 'ana@fichero.example', password: '' }

test('shows another user’s changes with the own input, and merges unedited fields', () => {
  const now = { ...read, name: 'Ana Ruiz', email: 'otra@fichero.example' }
  const typed = { ...read, name: 'Ana María', password: 'la de ahora' }
  expect(staleEdit(read, now, typed)).toEqual({
    changes: [
      { field: 'name', now: 'Ana Ruiz', typed: 'Ana María' },
      { field: 'email', now: 'otra@fichero.example' },
    ],
    merged: { ...typed, email: 'otra@fichero.example' },
  })
})

test('the same edit by both users is no conflict', () => {
  const now = { ...read, email: 'otra@fichero.example' }
  expect(staleEdit(read, now, now)).toEqual({
    changes: [{ field: 'email', now: 'otra@fichero.example' }],
    merged: now,
  })
})
