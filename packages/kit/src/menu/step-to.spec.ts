/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { stepTo } from './step-to'

describe('the keys of a menu', () => {
  let panel: HTMLElement
  beforeEach(() => {
    document.body.innerHTML = '<button>outside</button>'
    panel = document.createElement('div')
    panel.innerHTML =
      '<button>one</button><button disabled>not</button><a href="/two">two</a><a>no link</a><button>three</button>'
    document.body.append(panel)
  })
  const focused = () => document.activeElement?.textContent

  test('go to the next and the one before, around the ends', () => {
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      expect(stepTo(panel, key)).toBe(true)
      return focused()
    })
    expect(seen).toEqual(['one', 'two', 'three', 'one', 'three', 'two'])
  })

  test('from outside go to the first or the last', () => {
    stepTo(panel, 'ArrowUp')
    expect(focused()).toBe('three')
    stepTo(panel, 'Home')
    expect(focused()).toBe('one')
    stepTo(panel, 'End')
    expect(focused()).toBe('three')
  })

  test('leave other keys and an empty panel alone', () => {
    expect(stepTo(panel, 'a')).toBe(false)
    panel.innerHTML = ''
    expect(stepTo(panel, 'ArrowDown')).toBe(false)
  })
})
