import type { Trigger } from '../../view/trigger';

/** A fast scroll up crosses this part of the screen within this time. */
const PART = 0.5;
const FAST_MS = 400;

/** A visitor on a touch screen scrolls up fast, as on the way to the address bar or the tabs. */
export const trigger: Trigger = {
	isUserAction: true,
	schedule( fire, _value, signal ) {
		let [ from, last, since, isDragged ] = [ 0, scrollY, 0, false ];
		const on = ( type: string, run: () => void ) =>
			addEventListener( type, run, { passive: true, signal } );
		// A tap may scroll the page too, such as a button that leads to the top.
		on( 'touchstart', () => ( isDragged = false ) );
		on( 'touchmove', () => ( isDragged = true ) );
		on( 'scroll', () => {
			const now = performance.now();
			if ( scrollY > last || now - since > FAST_MS ) {
				[ from, since ] = [ Math.max( last, scrollY ), now ];
			}
			last = scrollY;
			if (
				isDragged &&
				from > innerHeight &&
				from - scrollY > innerHeight * PART
			) {
				from = 0;
				fire();
			}
		} );
	},
};
