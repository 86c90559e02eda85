import * as content from './content';
import { checkFixedWords } from './fixed-words';
import { textsOf } from './texts';

test('content/ holds the client’s fixed words and the crisis lines to the letter', () => {
  expect(checkFixedWords(content, textsOf(content, ''))).toEqual([]);
});
