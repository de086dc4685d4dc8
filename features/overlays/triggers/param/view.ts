import type { Trigger } from '../../view/trigger';

/** The URL has a query parameter, optionally with a value: `offer`, `offer=spring`. */
export const trigger: Trigger = {
	isUserAction: true,
	schedule( fire, wanted ) {
		const [ name, value ] = wanted.split( '=' );
		const found = new URLSearchParams( location.search ).get( name! );
		if ( found !== null && ( value === undefined || found === value ) ) {
			fire();
		}
	},
};
