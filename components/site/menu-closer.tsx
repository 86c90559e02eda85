'use client'; // Listens for a link chosen in the menu; the menu itself is native.

import { useEffect } from 'react';

/** Closes the menu once one of its links has been chosen. Draws nothing. */
export function MenuCloser({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu || typeof menu.hidePopover !== 'function') return;
    const close = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href*="#"]')) menu.hidePopover();
    };
    menu.addEventListener('click', close);
    return () => menu.removeEventListener('click', close);
  }, [menuId]);

  return null;
}
