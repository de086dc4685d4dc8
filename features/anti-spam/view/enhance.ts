import { type Record as Recorded, recorder } from './recorder';

const PREFIX = 'ak_';

/** Adds counts and times of how a form was filled in (S2 §7 §9), never what was typed. */
export function enhance(): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const records = new Map< HTMLFormElement, Recorded >();
	const inView = new IntersectionObserver( ( entries ) =>
		entries.forEach( ( { target, isIntersecting } ) => {
			const form = target as HTMLFormElement;
			if ( isIntersecting && ! records.has( form ) ) {
				records.set( form, recorder( form, signal ) );
			}
			records.get( form )?.watch( isIntersecting );
		} )
	);
	const takeAll = () =>
		[ ...document.forms ]
			.filter( isOurs )
			.forEach( ( form ) => inView.observe( form ) );
	// Forms added later.
	const later = new MutationObserver( takeAll );
	takeAll();
	later.observe( document.body, { childList: true, subtree: true } );
	document.addEventListener(
		'submit',
		( { target } ) => {
			const form = target as HTMLFormElement;
			const fields = isOurs( form ) && records.get( form )?.fields();
			for ( const [ name, value ] of Object.entries( fields || {} ) ) {
				put( form, PREFIX + name, value );
			}
		},
		{ signal, capture: true }
	);
	return () => {
		stop.abort();
		later.disconnect();
		inView.disconnect();
	};
}

/** Same-site POST forms only. */
const isOurs = ( form: HTMLFormElement ) =>
	form.method === 'post' &&
	new URL( form.getAttribute( 'action' ) || '', location.href ).origin ===
		location.origin;

function put( form: HTMLFormElement, name: string, value: string ): void {
	const known = form.querySelector< HTMLInputElement >(
		`input[name=${ name }]`
	);
	const input = known ?? document.createElement( 'input' );
	input.type = 'hidden';
	input.name = name;
	input.value = value;
	if ( ! known ) {
		form.append( input );
	}
}
