import { describe, expect, test } from '@jest/globals'
import { inReadingOrder, isInTraining, matching } from './enrolments'

const person = (apellido: string, nombre: string, estado = 'EN FORMACION', nro_documento = '1000000001') => ({
  apellido,
  nombre,
  estado,
  nro_documento,
})
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

  test('a state that nobody knows is not in training', () => {
    expect(isInTraining({ estado: 'EN VACACIONES' })).toBe(false)
  })

  test('a search ignores accents, case and the order of words', () => {
    const people = [person('Ñáñez Gómez', 'María José'), person('Nova', 'Iván', 'EN FORMACION', '1012345678')]
    expect(surnames(matching(people, 'gomez maria'))).toEqual(['Ñáñez Gómez'])
    expect(surnames(matching(people, '2345'))).toEqual(['Nova'])
    expect(matching(people, '  ')).toHaveLength(2)
    expect(matching(people, 'perez')).toEqual([])
  })
})
