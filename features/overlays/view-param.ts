import type { Trigger } from './view/trigger';

/** The address has a query parameter, or has it with one value: `offer`, `offer=spring`. */
export const trigger: Trigger = {
	isAct: true,
	schedule( fire, wanted ) {
		const [ name, value ] = wanted.split( '=' );
		const found = new URLSearchParams( location.search ).get( name );
		if ( found !== null && ( value === undefined || found === value ) ) {
			fire();
		}
	},
};
