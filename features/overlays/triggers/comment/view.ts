import type { Trigger } from '../../view/trigger';

const KEY = 'frontage-commented';

/** The visitor has just sent a comment, after which WordPress reloads the page; a link can say so, too (S0 §2). */
export const trigger: Trigger = {
	isUserAction: true,
	schedule( fire, _value, signal ) {
		addEventListener(
			'submit',
			( { target } ) => {
				if ( ( target as Element ).id === 'commentform' ) {
					sessionStorage.setItem( KEY, location.pathname );
				}
			},
			{ signal }
		);
		const asked =
			new URLSearchParams( location.search ).get( 'et_monarch_popup' ) ===
			'true';
		if (
			asked ||
			( sessionStorage.getItem( KEY ) === location.pathname &&
				/^#comment-\d/.test( location.hash ) )
		) {
			// Other overlays on the page may wait for the same trigger.
			setTimeout( () => sessionStorage.removeItem( KEY ) );
			fire();
		}
	},
};
