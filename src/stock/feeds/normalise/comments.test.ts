import { expect, test } from 'vitest';
import { readComments } from './comments.ts';

test.each([
  ['One owner &amp; two keys\nTow bar\n\nCall us', 'One owner & two keys\nTow bar\n\nCall us'],
  ['Plain\r\nlines < 5 km away', 'Plain\nlines < 5 km away'],
  ['First <b>bold</b>\nSecond', 'First bold\nSecond'],
  ['<p>a<p>b', 'a\n\nb'],
  ['<p>a</p>\n<p>b</p>', 'a\n\nb'],
  ['a<div>b</div><div>c</div>d', 'a\nb\nc\nd'],
  ['a<br>b<br/><br />c', 'a\nb\n\nc'],
  ['<h2>Features</h2>Clean', 'Features\n\nClean'],
  ['<p>One\nsentence</p>', 'One sentence'],
  ['<ul><li>Tow bar</li><li>Bull bar</li></ul>Call', '• Tow bar\n• Bull bar\n\nCall'],
  ['Has:<ul><li>Tow bar<li>Bull bar</ul>', 'Has:\n\n• Tow bar\n• Bull bar'],
  ['<tr><td>Keys</td><td>2</td></tr><tr><td>Books</td></tr>', 'Keys 2\nBooks'],
  ['a<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>b', 'ab'],
  ['Fish &nbsp;&quot;chips&quot; &#39;n&#39; more', `Fish "chips" 'n' more`],
  ['  - ', null],
])('the comments %j become %j', (given, text) => {
  expect(readComments(given)).toEqual({ value: text });
});
