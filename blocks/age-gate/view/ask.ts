/** Hides the page until the visitor has said how old they are; within the page, and once more in the view. */

/** As in Age_Gate.php: prefix of the keys in the browser's storage, before the confirmed age. */
const KEY = /^frontage-age-gate-(\d+)$/;

const ROBOTS = /bot\b|crawl|spider|slurp|lighthouse/i;

/** The page is hidden while its root has it. */
const MARK = 'data-frontage-gate';

/**
 * Returns whether the visitor has confirmed the age or a higher one. Removes expired answers (S2 §4).
 *
 * @param age Years.
 */
function hasConfirmed( age: number ): boolean {
	let has = false;
	try {
		for ( const key of Object.keys( localStorage ) ) {
			const [ , confirmed ] = KEY.exec( key ) ?? [];
			// WordPress takes “less than” in a script for a tag.
			if (
				confirmed &&
				! ( Number( localStorage[ key ] ) > Date.now() )
			) {
				localStorage.removeItem( key );
			} else if ( Number( confirmed ) >= age ) {
				has = true;
			}
		}
	} catch {
		// Storage is blocked.
	}
	return has;
}

/** Shows the page again, unless a gate is open. */
export function reveal(): void {
	document.documentElement.toggleAttribute(
		MARK,
		!! document.querySelector( 'dialog[data-age]:modal' )
	);
}

/**
 * Opens the gates for an age, which stand anywhere in the page or are yet to be read; nothing if the visitor has passed.
 *
 * May run at any time and several times: what was answered or is open stays so. If the page is read and no gate is shown in
 * it, the page is not hidden either.
 *
 * @param age          Years.
 * @param letsRobotsIn Whether search engines see the page without the gate.
 */
export function ask( age: number, letsRobotsIn: boolean | number ): void {
	if (
		( letsRobotsIn && ROBOTS.test( navigator.userAgent ) ) ||
		hasConfirmed( age )
	) {
		return;
	}
	const open = () => {
		for ( const gate of document.querySelectorAll< HTMLDialogElement >(
			`dialog[data-age="${ age }"]:not([open],[data-passed])`
		) ) {
			gate.showModal();
			if ( ! gate.getClientRects().length ) {
				// Its place is hidden on this screen.
				gate.close();
			}
		}
		reveal();
	};
	open();
	if ( document.readyState === 'loading' ) {
		document.documentElement.toggleAttribute( MARK, true );
		addEventListener( 'DOMContentLoaded', open );
	}
}
