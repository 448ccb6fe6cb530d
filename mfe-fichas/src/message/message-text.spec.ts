import { messageText, plain } from './message-text'

test('a message has a line for each thing, and no part or sentence that says nothing', () => {
  const text = messageText({
    greeting: 'Buen día:',
    opening: 'Falta esto:',
    parts: [
      { title: 'Inglés', lines: ['Leer', 'Oír'] },
      { title: 'Nada', lines: [] },
    ],
    closing: ['', 'Gracias.'],
  })
  expect(text).toBe('Buen día:\n\nFalta esto:\n\nInglés\n- Leer\n- Oír\n\nGracias.')
})

test('a name within a sentence has no full stop', () => {
  expect(plain('LEER TEXTOS. ')).toBe('LEER TEXTOS')
})
