/** Missing in jsdom, which logs an error when a page is scrolled. */
window.scrollTo = () => undefined;
