import { fittingLink, mailLink, whatsAppLink } from './message-link'
import { type MessageParts, messageText } from './message-text'

const messageOf = (lines: string[]): MessageParts => ({
  greeting: 'Buen día:',
  opening: 'Falta esto:',
  parts: [{ title: 'Cocinar', lines }, { lines: ['Servir & más'] }, { title: 'Nada', lines: [] }],
  closing: ['', 'Gracias.'],
})
const more = (lines: number) => `Y ${lines} más.`
const textOf = (link: string, parameter: string) => new URL(link).searchParams.get(parameter)

test('a message has its lists without empty ones, and no empty sentences', () => {
  expect(messageText(messageOf(['Hervir', 'Asar']))).toBe(
    'Buen día:\n\nFalta esto:\n\nCocinar\n- Hervir\n- Asar\n\n- Servir & más\n\nGracias.',
  )
})

test('the link to WhatsApp has the number and the text', () => {
  const message = messageOf(['Hervir'])
  const { href, isWhole } = fittingLink(whatsAppLink('573001112233'), message, more)
  expect(href).toMatch(/^https:\/\/wa\.me\/573001112233\?text=Buen%20d%C3%ADa/)
  expect([textOf(href, 'text'), isWhole]).toEqual([messageText(message), true])
  expect(fittingLink(whatsAppLink(''), message, more).href).toMatch(/^https:\/\/wa\.me\/\?text=/)
})

test('the link to a mail has the address, the subject and the text with the line breaks of mails', () => {
  const message = messageOf(['Hervir'])
  const { href } = fittingLink(mailLink('ana+sena@centro.example', 'Lo que falta & más'), message, more)
  expect(href).toMatch(/^mailto:ana%2Bsena@centro\.example\?subject=Lo%20que%20falta%20%26%20m%C3%A1s&body=/)
  expect(textOf(href, 'body')).toBe(messageText(message).replaceAll('\n', '\r\n'))
  expect(fittingLink(mailLink('', 'Falta'), message, more).href).toMatch(/^mailto:\?subject=/)
})

test.each([
  ['WhatsApp', whatsAppLink('573001112233'), 'text'],
  ['a mail', mailLink('ana@centro.example', 'Falta'), 'body'],
])(
  'the link to %s has as many lines as fit into 2,000 characters, and says how many are left out',
  (_, linkOf, name) => {
    const lines = Array.from({ length: 40 }, (_, index) => `${index} ${'ÑANDÚ '.repeat(9)}`)
    const { href, isWhole } = fittingLink(linkOf, messageOf(lines), more)
    const text = textOf(href, name)?.split(/\r?\n/) ?? []
    const shown = text.filter((line) => line.startsWith('- '))
    expect(shown.length).toBeGreaterThan(5)
    expect([isWhole, href.length <= 2000]).toEqual([false, true])
    expect(text.slice(-3)).toEqual([`Y ${41 - shown.length} más.`, '', 'Gracias.'])
  },
)

test('the link has no lines if a single line does not fit', () => {
  const { href } = fittingLink(whatsAppLink(''), messageOf(['Ñ'.repeat(900)]), more)
  expect(textOf(href, 'text')).toBe('Buen día:\n\nFalta esto:\n\nY 2 más.\n\nGracias.')
})
