import { queryOwn } from '@frontage/lib/query-own';

/** React's internal record of a field's last value; it ignores changes that match it. */
interface Tracked {
	_valueTracker?: { setValue: ( value: string ) => void };
}

/**
 * Replays what the visitor typed, checked or selected before React loaded.
 *
 * Dispatches a change for every field that differs from the server's HTML.
 *
 * All fields are recorded first: the first event renders and resets the others.
 */
export function catchUp( island: Element ): void {
	const own = < Field extends HTMLElement = HTMLInputElement >(
		selector: string
	) =>
		queryOwn< Field >( island, selector ).filter(
			( field ) =>
				field.closest( 'frontage-island,[data-slot]' )?.localName ===
				'frontage-island'
		);
	const changes = [
		...own( '[type=checkbox],[type=radio]' ).map( tick ),
		...own(
			'input:not([type=checkbox],[type=radio],[type=file]),textarea'
		).map( text ),
		...own< HTMLSelectElement >( 'select' ).map( choice ),
	];
	changes.forEach( ( change ) => change?.() );
}

type Change = ( () => void ) | undefined;

/** Dispatches a plain Event named click, which does not toggle the field and which React listens for. */
function tick( field: HTMLInputElement & Tracked ): Change {
	const { checked } = field;
	if ( checked !== field.defaultChecked ) {
		return () => {
			field.checked = checked;
			field._valueTracker?.setValue( String( ! checked ) );
			dispatch( field, 'click' );
		};
	}
}

function text( field: HTMLInputElement & Tracked ): Change {
	const { value } = field;
	if ( value !== field.defaultValue ) {
		return () => {
			field.value = value;
			field._valueTracker?.setValue( `${ value } before` );
			dispatch( field, 'input' );
		};
	}
}

function choice( field: HTMLSelectElement ): Change {
	const chosen = [ ...field.options ].map( ( option ) => option.selected );
	const isChosen = [ ...field.options ].some(
		( option ) => option.defaultSelected
	);
	const before = [ ...field.options ].map( ( option, index ) =>
		isChosen || field.multiple ? option.defaultSelected : index === 0
	);
	if ( String( chosen ) !== String( before ) ) {
		return () => {
			chosen.forEach( ( selected, index ) => {
				field.options[ index ]!.selected = selected;
			} );
			dispatch( field, 'input' );
		};
	}
}

function dispatch( field: Element, type: string ): void {
	field.dispatchEvent( new Event( type, { bubbles: true } ) );
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}
