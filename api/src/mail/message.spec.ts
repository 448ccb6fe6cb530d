import { envelopeOf } from './message.js'

const to = { name: 'Luz', address: 'luz@fichero.example' }
const message = { to, subject: 'Hola', text: 'Hola, Luz', until: new Date() }

it('a message comes from the system’s own address, with the sender’s name and address for answers if it has them', () => {
  const content = { to, subject: 'Hola', text: 'Hola, Luz' }
  expect(envelopeOf(message, 'fichero@fichero.example')).toEqual({ ...content, from: 'fichero@fichero.example' })
  const replyTo = { name: 'Marta', address: 'marta@fichero.example' }
  expect(envelopeOf({ ...message, from: 'Marta (Fichero)', replyTo }, 'fichero@fichero.example')).toEqual({
    ...content,
    from: { name: 'Marta (Fichero)', address: 'fichero@fichero.example' },
    replyTo,
  })
})
