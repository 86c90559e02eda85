/** What the second engine says of one element: FAIL is a finding, POTENTIAL a question to a person. */
export type SecondOpinion = { path: string; rule: string; verdict: string; snippet: string; message: string };

/** Findings that are mistaken, and questions with their answers; `on` picks the elements by the start of their HTML. */
export const explained: readonly { rule: string; on: RegExp; why: string; onlyOnPhones?: true }[] = [
  {
    rule: 'element_attribute_deprecated',
    on: /^<meta|^<th abbr=/,
    why: 'The engine errs: HTML allows http-equiv="Content-Security-Policy" on meta and abbr on th.',
  },
  {
    rule: 'aria_content_in_landmark',
    on: /class="skip-link"/,
    why: 'A skip link stands before every landmark, to skip them.',
  },
  {
    rule: 'element_tabbable_visible',
    on: /class="skip-link"/,
    why: 'It comes into view when focused: accessibility.spec.ts.',
  },
  {
    rule: 'aria_complementary_label_visible',
    on: /^<aside/,
    why: 'Only a recommendation. The bars are one line each; a visible title would say it twice.',
  },
  {
    rule: 'aria_main_label_visible',
    on: /^<body/,
    why: 'The second main is that of the demonstration calendar, a document of its own in a frame.',
  },
  {
    rule: 'element_tabbable_unobscured',
    on: /./,
    why: 'Every stop is walked and looked at in keyboard.deep.spec.ts.',
  },
  { rule: 'style_color_misuse', on: /^<style/, why: 'Every drawing has words beside it that say the same.' },
  {
    rule: 'text_contrast_sufficient',
    on: /id="video-(title|note)"/,
    why: 'Text over a drawing is measured in contrast.deep.spec.ts.',
  },
  {
    rule: 'frame_src_valid',
    on: /data-vendor=/,
    why: 'The calendar is a page of its own, whose address needs no ending to be one.',
  },
  {
    rule: 'form_interaction_review',
    on: /class="video-form"/,
    why: 'No window opens: its target is the frame that takes the poster’s place when play is pressed.',
  },
  {
    rule: 'text_block_heading',
    on: /text-price/,
    why: 'The price is the card’s figure; nothing stands under it.',
  },
  {
    rule: 'text_sensory_misuse',
    on: /./,
    why: '“Right” is what one is entitled to or right away; “below” is also what follows in reading order.',
  },
  { rule: 'list_structure_proper', on: /^<dl/, why: 'HTML allows div around the pairs of a dl.' },
  {
    rule: 'style_focus_visible',
    on: /^<button/,
    why: 'The demonstration calendar’s own style sheet gives its buttons a ring.',
  },
  {
    rule: 'input_label_visible',
    on: /class="menu-button/,
    why: 'Three lines are the known sign of a menu; its name is spoken.',
    onlyOnPhones: true,
  },
];
