import { owned } from '@frontage/lib/owned';

/** React's own note of a field's last value; it skips changes that agree with it. */
interface Tracked {
	_valueTracker?: { setValue: ( value: string ) => void };
}

/**
 * What the visitor typed, ticked or chose before React was there.
 *
 * Tells the component of every field that is no longer as the server printed it.
 *
 * All fields are noted first: the first answer renders, and puts the others back.
 * @param island
 */
export function catchUp( island: Element ): void {
	const own = ( selector: string ) =>
		owned< HTMLInputElement >( island, selector ).filter(
			( field ) =>
				field.closest( 'frontage-island,[data-slot]' )?.localName ===
				'frontage-island'
		);
	const changes = [
		...own( '[type=checkbox],[type=radio]' ).map( tick ),
		...own(
			'input:not([type=checkbox],[type=radio],[type=file]),textarea'
		).map( text ),
		...own( 'select' ).map( ( field ) =>
			choice( field as unknown as HTMLSelectElement )
		),
	];
	changes.forEach( ( change ) => change?.() );
}

type Change = ( () => void ) | undefined;

/**
 * A plain Event named click does not toggle the field, and is what React listens for.
 * @param field
 */
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
				field.options[ index ].selected = selected;
			} );
			dispatch( field, 'input' );
		};
	}
}

function dispatch( field: Element, type: string ): void {
	field.dispatchEvent( new Event( type, { bubbles: true } ) );
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}
