import type { Trigger } from '../../view/trigger';

/** A cookie is set, optionally with a value: `visited`, `plan=free`; now or while the page is open. */
export const trigger: Trigger = {
	isUserAction: true,
	schedule( fire, wanted, signal ) {
		const look = () =>
			document.cookie
				.split( '; ' )
				.some( ( one ) =>
					wanted.includes( '=' )
						? one === wanted
						: one.split( '=' )[ 0 ] === wanted
				);
		const stop = new AbortController();
		const check = () => {
			if ( look() ) {
				stop.abort();
				fire();
			}
		};
		( self as any ).cookieStore?.addEventListener( 'change', check, {
			signal: AbortSignal.any( [ stop.signal, signal ] ),
		} );
		check();
	},
};
