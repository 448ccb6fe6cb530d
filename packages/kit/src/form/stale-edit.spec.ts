import { staleEdit } from './stale-edit'

const read = { name: 'Ana Quintero', email: 'ana@fichero.example', password: '' }

test('staleEdit returns the other user’s changes with the user’s input, and merges unedited fields', () => {
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

test('the same edit by both users is not a conflict', () => {
  const now = { ...read, email: 'otra@fichero.example' }
  expect(staleEdit(read, now, now)).toEqual({
    changes: [{ field: 'email', now: 'otra@fichero.example' }],
    merged: now,
  })
})
