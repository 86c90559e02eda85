import * as content from './content';
import { checkFixedWords } from './fixed-words';
import { textsOf } from './texts';

test('the client’s fixed words and the ways to help stand in content/ to the letter', () => {
  expect(checkFixedWords(content, textsOf(content, ''))).toEqual([]);
});
