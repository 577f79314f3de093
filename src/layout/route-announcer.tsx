import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Announces to screen readers the title of the page after a navigation inside the site. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // Written to the element directly: React does not notice when `document.title` changes.
    const announce = () => {
      if (place.current) place.current.textContent = document.title;
    };
    announce();
    // A page that is still loading gets its title later.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return <p ref={place} className="visually-hidden" aria-live="polite" />;
}
