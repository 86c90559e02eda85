import type { Page } from '@playwright/test';

/** A change to a page, and who makes it. Each function runs in the page. */
export type Touch = {
  by: string;
  touch: () => void;
  /** If set, the change happens later; otherwise, when the page has been parsed. */
  isLater?: true;
  takesFrame?: true;
  /** The frame still runs and sends a message. */
  speaks?: true;
  /** The change makes links to other pages lead to another host. */
  leadsElsewhere?: true;
};

/**
 * What browsers and their extensions do to a page, for many visitors. The numbers refer to public reports of such a
 * change, or of what it broke elsewhere.
 */
export const commonTouches: Touch[] = [
  {
    by: 'an extension that puts a div first in the body',
    touch: () => document.body.prepend(document.createElement('div')),
  },
  {
    by: 'an ad blocker that takes the frame out',
    takesFrame: true,
    touch: () => document.querySelector('iframe[data-vendor]')?.remove(),
  },
  // react/react#11538, vellum-ai/vellum-assistant#37578 (a "connect calendar" button).
  {
    by: 'a translator that comes after React',
    isLater: true,
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        const copy = document.createTextNode(text.data);
        font.append(copy);
        // This removes from the page the text node that React has a reference to.
        text.replaceWith(font);
      }
    },
  },
];

/** Further changes. Only the deep tests try them. */
const furtherTouches: Touch[] = [
  {
    by: 'a click-to-call tool that wraps each telephone number',
    touch: () => {
      for (const link of document.querySelectorAll('a[href^="tel:"]')) {
        const wrap = document.createElement('span');
        wrap.append(...link.childNodes);
        link.append(wrap);
        const outer = document.createElement('ctc-number');
        link.replaceWith(outer);
        outer.append(link);
      }
    },
  },
  {
    by: 'iOS, which makes links of dates and hours',
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const dates: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isWords = !text.parentElement?.closest('script, style');
        if (isWords && /Mon|Fri|a\.m\.|p\.m\.|20\d\d/.test(text.data)) dates.push(text);
      }
      for (const date of dates) {
        const link = document.createElement('a');
        link.href = 'x-apple-data-detectors://0';
        date.replaceWith(link);
        link.append(date);
      }
    },
  },
  {
    by: 'a translator that puts all words into font elements',
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    },
  },
  {
    by: 'Dark Reader',
    touch: () => {
      document.documentElement.dataset.darkreaderMode = 'dynamic';
      const style = document.createElement('style');
      style.className = 'darkreader darkreader--fallback';
      document.head.prepend(style);
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.dataset.darkreaderInlineColor = '';
        element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
      }
    },
  },
  // EFForg/privacybadger#2265 and #1766.
  {
    by: 'Privacy Badger, which puts a placeholder in the place of a frame',
    takesFrame: true,
    touch: () => {
      const placeholder = document.createElement('div');
      const allow = document.createElement('button');
      allow.append('Allow once');
      placeholder.append(allow);
      document.querySelector('iframe[data-vendor]')?.replaceWith(placeholder);
    },
  },
  // react/react#24430, vercel/nextjs-postgres-auth-starter#14.
  {
    by: 'a password manager that puts elements deep into the page',
    touch: () => {
      for (const part of document.querySelectorAll('main p, main [role="status"], main li')) {
        part.setAttribute('data-keeper-lock-id', 'k-1');
        part.append(document.createElement('keeper-lock'));
      }
    },
  },
  // reactjs/react.dev#4656.
  {
    by: 'a dictionary that puts styles between body and the end',
    touch: () => document.documentElement.append(document.createElement('style')),
  },
  // tobyxdd/bread#6.
  {
    by: 'a reading aid that makes half of each word bold',
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const bold = document.createElement('b');
        const rest = text.splitText(Math.ceil(text.data.length / 2));
        text.replaceWith(bold);
        bold.append(text);
        bold.after(rest);
      }
    },
  },
  // AdguardTeam/AdguardForWindows#1245, brave/brave-browser#14825. A frame that a rule hides still loads.
  {
    by: 'a content blocker that hides frames of this host',
    takesFrame: true,
    speaks: true,
    touch: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('iframe[src*="cal.com"] { display: none !important }');
      document.adoptedStyleSheets = [sheet];
    },
  },
  // helsingborg-stad/Municipio#327, dmind-gmbh/extension-cookieman#84.
  {
    by: 'a tool that takes the frame’s address until a press',
    takesFrame: true,
    touch: () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-vendor]');
      if (!frame) return;
      frame.dataset.src = frame.src;
      frame.removeAttribute('src');
    },
  },
  // aredotna/chrome-extension#5, bufferapp/buffer-chrome#12.
  {
    by: 'an extension whose own frame the page’s policy refuses',
    isLater: true,
    touch: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://widget.example/bar';
      document.body.append(frame);
    },
  },
  // 1995eaton/chromium-vim#389, rvnproject/DOIACCESS#11. A tool that rewrites HTML to change some words has this effect.
  {
    by: 'a tool that replaces all elements by copies',
    touch: () =>
      document.body.replaceChildren(...Array.from(document.body.childNodes, (n) => n.cloneNode(true))),
  },
  // CopilotKit/CopilotKit#5568, iTestFlow/iTestFlow-Agent#53.
  {
    by: 'Grammarly, which marks the body and puts its own element after it',
    touch: () => {
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1000.0');
      document.body.setAttribute('data-gr-ext-installed', '');
      const own = document.createElement('grammarly-desktop-integration');
      own.attachShadow({ mode: 'open' }).append(document.createElement('div'));
      document.documentElement.append(own);
    },
  },
  // mozilla-services/screenshots#1725, remix-run/react-router#15313 and Shopify/hydrogen#3004 describe what it does.
  {
    by: 'a coupon finder with a bar, a panel over the page and a frame that sends messages',
    touch: () => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: fixed; inset: 0 0 auto; height: 60px; width: 100%; border: 0';
      document.body.prepend(frame);
      const panel = document.createElement('coupon-panel');
      panel.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 0; height: 0; z-index: 2147483647';
      panel.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      document.documentElement.append(panel);
      document.documentElement.style.setProperty('margin-top', '60px', 'important');
      document.documentElement.style.setProperty('position', 'relative');
      for (const data of [null, 'ready', { type: 'ready' }, ['iframeLoaded'], { originator: 'CAL' }]) {
        window.postMessage(data, '*');
        const { parent } = frame.contentWindow as Window;
        parent.postMessage(data, '*');
      }
    },
  },
  // immersive-translate/immersive-translate#825.
  {
    by: 'Immersive Translate, which adds a translation to each paragraph',
    isLater: true,
    touch: () => {
      document.documentElement.setAttribute('imt-state', 'dual');
      document.documentElement.setAttribute('imt-trans-position', 'after');
      const parts = 'h1, h2, h3, p, li, summary, dt, dd, span, button';
      for (const part of document.querySelectorAll<HTMLElement>(parts)) {
        // It translates the innermost elements, and only visible text.
        if (!part.innerText.trim() || part.querySelector(parts)) continue;
        part.setAttribute('data-imt-p', '1');
        const wrapper = document.createElement('font');
        wrapper.className = 'notranslate immersive-translate-target-wrapper';
        wrapper.lang = 'es';
        const inner = document.createElement('font');
        inner.className = 'notranslate immersive-translate-target-inner';
        inner.append(`«${part.innerText}»`);
        wrapper.append(document.createElement('br'), inner);
        part.append(wrapper);
      }
    },
  },
  // ClearURLs/Addon#406.
  {
    by: 'a link cleaner that makes every address absolute',
    touch: () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
        link.setAttribute('href', link.href);
      for (const part of document.querySelectorAll<HTMLIFrameElement>('img[src], iframe[src]'))
        part.setAttribute('src', part.src);
    },
  },
  // MicrosoftDocs/defender-docs#284.
  {
    by: 'a guard that leads every web link through its own server',
    leadsElsewhere: true,
    touch: () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
        if (/^http/.test(link.protocol) && !link.getAttribute('href')?.startsWith('#'))
          link.href = `https://guard.example/?url=${encodeURIComponent(link.href)}`;
    },
  },
  // hypothesis/legacyvia#194 and webrecorder/pywb#676, which also changes URLs inside data attributes.
  {
    by: 'an archive that rewrites the addresses of links and frames',
    takesFrame: true,
    leadsElsewhere: true,
    touch: () => {
      const prefix = 'https://archive.example/20260101/';
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"], a[href^="http"]'))
        link.href = prefix + link.href;
      for (const frame of document.querySelectorAll('iframe')) frame.src = prefix + frame.src;
      for (const part of document.querySelectorAll<HTMLElement>('[data-scheduling]'))
        part.dataset.scheduling = part.dataset.scheduling?.replaceAll('https://', `${prefix}https://`);
    },
  },
];

export const touches = [...commonTouches, ...furtherTouches];

/** Applies a change to the page, but not to the frames in it, as soon as the page has been parsed. */
export function touchWhenParsed(page: Page, touch: Touch['touch']) {
  return page.addInitScript(`if (top === window) addEventListener('DOMContentLoaded', ${touch})`);
}
