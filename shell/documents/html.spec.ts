import { html } from './html'

test('values in a template are escaped, in text and in attributes', () => {
  const text = `<script>"it's" & more</script>`
  expect(html`<a title="${text}">${text}</a>`.text).toBe(
    '<a title="&lt;script&gt;&quot;it&#39;s&quot; &amp; more&lt;/script&gt;">&lt;script&gt;&quot;it&#39;s&quot; &amp; more&lt;/script&gt;</a>',
  )
})

test('nested templates are not escaped, also lists and none', () => {
  const items = ['a&b', 'c'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul>${items}</ul>${[]}${0}`.text).toBe('<ul><li>a&amp;b</li><li>c</li></ul>0')
})
