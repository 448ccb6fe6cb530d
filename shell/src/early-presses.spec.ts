/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { recordEarlyClicks, replayEarlyClicks } from './early-presses'

const FORMS = `
  <form id="language"><fieldset><button name="lang" value="en">EN</button></fieldset></form>
  <button type="button" id="theme">Theme</button>
  <main><form id="form"><input id="document"><div><button type="submit" disabled>Sign in</button></div></form></main>`

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found
const sent: string[] = []

beforeEach(() => {
  document.body.innerHTML = FORMS
  sent.length = 0
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(form.id)
    })
  find('#theme').addEventListener('click', (event) => {
    if (!event.defaultPrevented) sent.push('theme')
  })
  recordEarlyClicks()
})
afterEach(replayEarlyClicks)

const hydrate = () => {
  find<HTMLButtonElement>('[type="submit"]').disabled = false
  sent.length = 0
  replayEarlyClicks()
}

test('Enter in a field and a click on the disabled button submit the form once after hydration', () => {
  fireEvent.keyDown(find('#document'), { key: 'Enter' })
  fireEvent.click(find('main div'))
  expect(sent).toEqual([])
  hydrate()
  expect(sent).toEqual(['form'])
  replayEarlyClicks()
  expect(sent).toEqual(['form'])
})

test('Enter that ends an input-method composition submits nothing', () => {
  fireEvent.keyDown(find('#document'), { key: 'Enter', isComposing: true })
  hydrate()
  expect(sent).toEqual([])
})

test('a click that loads a page waits for hydration only if a field has a value', () => {
  fireEvent.click(find('[name="lang"]'))
  expect(sent).toEqual(['language'])
  find<HTMLInputElement>('#document').value = '12345678'
  sent.length = 0
  fireEvent.click(find('[name="lang"]'))
  expect(sent).toEqual([])
  hydrate()
  expect(sent).toEqual(['language'])
})

test('clicks are replayed in the order of the last click on each button', () => {
  find<HTMLInputElement>('#document').value = '12345678'
  for (const clicked of ['#theme', '[name="lang"]', '#theme']) fireEvent.click(find(clicked))
  hydrate()
  expect(sent).toEqual(['language', 'theme'])
})

test('a click on a language button is replayed if a script fails to load', () => {
  find<HTMLInputElement>('#document').value = '12345678'
  fireEvent.click(find('[name="lang"]'))
  const script = document.body.appendChild(document.createElement('script'))
  fireEvent.error(script)
  expect(sent).toEqual(['language'])
})
