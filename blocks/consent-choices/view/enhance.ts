import type { FrontageIsland } from '@frontage/islands/types';
import {
	isDecidedElsewhere,
	mayContact,
	onConsentChange,
	withdraw,
	type Terms,
} from '@frontage/lib/consent';
import { fill } from '@frontage/lib/fill';
import { queryOwn } from '@frontage/lib/query-own';

export interface ConsentChoicesProps extends Record< string, unknown > {
	/** Consent terms of all services, in the order of the list. */
	services: Terms[];
	/** Texts; `stopped` has a place for the service's name. */
	words: Record< 'none' | 'some' | 'stopped' | 'elsewhere', string >;
}

/** Lists the services that this browser remembers, and lets visitors withdraw each. */
export function enhance(
	island: FrontageIsland,
	{ services, words }: ConsentChoicesProps
): () => void {
	const ended = new AbortController();
	const { signal } = ended;
	const [ state, status ] = queryOwn( island, 'p' );
	const items = queryOwn( island, 'li' );

	const look = () => {
		items.forEach( ( item, at ) => {
			const terms = services[ at ]!;
			item.hidden = isDecidedElsewhere( terms ) || ! mayContact( terms );
		} );
		const isAny = items.some( ( { hidden } ) => ! hidden );
		const none = window.wp_has_consent ? 'elsewhere' : 'none';
		state!.textContent = words[ isAny ? 'some' : none ];
	};

	items.forEach( ( item, at ) => {
		const button = item.querySelector( 'button' )!;
		button.addEventListener(
			'click',
			() => {
				const name = item.firstElementChild!.textContent!;
				const next = [
					...items.slice( at + 1 ),
					...items.slice( 0, at ),
				].find( ( { hidden } ) => ! hidden );
				withdraw( services[ at ]! );
				status!.textContent = fill( words.stopped, name );
				( next?.querySelector( 'button' ) ?? status! ).focus();
			},
			{ signal }
		);
	} );
	onConsentChange( look, signal );
	look();
	return () => ended.abort();
}
