import type { Trigger } from './view/trigger';

const KEY = 'frontage-commented';

/** The visitor has just sent a comment; WordPress shows the page anew after that. */
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
			// Other overlays of the page may wait for the same.
			setTimeout( () => sessionStorage.removeItem( KEY ) );
			fire();
		}
	},
};
