import { describe, expect, test } from '@jest/globals'
import { inReadingOrder, isInTraining } from './enrolments'

const person = (apellido: string, nombre: string, estado = 'EN FORMACION') => ({ apellido, nombre, estado })
const surnames = (people: { apellido: string }[]) => people.map(({ apellido }) => apellido)

describe('the apprentices of a ficha', () => {
  test('those in training come first, then by surname as Spanish sorts it', () => {
    const people = [
      person('Zuluaga', 'Ana'),
      person('Abril', 'Luis', 'CANCELADO'),
      person('Ñáñez', 'Eva', 'CONDICIONADO'),
      person('Nova', 'Iván'),
      person('Ávila', 'Rosa', 'INDUCCION'),
    ]
    expect(surnames(inReadingOrder(people))).toEqual(['Ávila', 'Nova', 'Ñáñez', 'Zuluaga', 'Abril'])
  })

  test('one surname is ordered by name', () => {
    const people = [person('Díaz', 'Óscar'), person('Diaz', 'Andrés')]
    expect(inReadingOrder(people).map(({ nombre }) => nombre)).toEqual(['Andrés', 'Óscar'])
  })

  test('an unknown state is not in training', () => {
    expect(isInTraining({ estado: 'EN VACACIONES' })).toBe(false)
  })
})
