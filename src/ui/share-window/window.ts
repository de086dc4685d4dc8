/** Pixels (S0 §9). */
const WIDTH = 550;
const HEIGHT = 450;

/** Elsewhere, apps and tabs open what windows cannot show. */
const WIDE = '(min-width: 768px) and (pointer: fine)';

/**
 * Opens an address in a small window in the middle of the screen, or in a tab, which cannot reach back to the page.
 *
 * @param url Absolute address.
 * @return Whether it opened; if not, the link does.
 */
export function openWindow( url: string ): boolean {
	const left = screenX + ( outerWidth - WIDTH ) / 2;
	const top = screenY + ( outerHeight - HEIGHT ) / 2;
	const opened = window.open(
		'',
		'_blank',
		matchMedia( WIDE ).matches
			? `popup,width=${ WIDTH },height=${ HEIGHT },left=${ left },top=${ top }`
			: ''
	);
	if ( opened ) {
		opened.opener = null;
		opened.location.href = url;
	}
	return !! opened;
}
