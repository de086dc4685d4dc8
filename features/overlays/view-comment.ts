import type { Trigger } from './view/trigger';

const KEY = 'frontage-commented';

/** The visitor has just sent a comment, after which WordPress reloads the page. */
export const trigger: Trigger = {
	isAct: true,
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
		if (
			sessionStorage.getItem( KEY ) === location.pathname &&
			/^#comment-\d/.test( location.hash )
		) {
			// Other overlays on the page may wait for the same trigger.
			setTimeout( () => sessionStorage.removeItem( KEY ) );
			fire();
		}
	},
};
