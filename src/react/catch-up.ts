/** What the visitor typed or ticked before React was there. */
import { owned } from '../lib/owned';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React's own note of a field's last value; it skips changes that agree with it. */
type Tracked = Field & { _valueTracker?: { setValue( value: string ): void } };

/** Tells the component of every field that is no longer as the server printed it. */
export function catchUp( island: Element ): void {
	for ( const element of owned( island, 'input,textarea,select' ) ) {
		const field = element as Tracked;
		if ( ! isTouched( field ) ) {
			continue;
		}
		const isTick = field.matches( '[type=checkbox],[type=radio]' );
		field._valueTracker?.setValue(
			isTick ? String( ! ( field as HTMLInputElement ).checked ) : `${ field.value }~`
		);
		// A plain Event named click does not toggle the field, and is what React listens for.
		for ( const type of isTick
			? [ 'click', 'input', 'change' ]
			: [ 'input', 'change' ] ) {
			field.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	}
}

function isTouched( field: Field ): boolean {
	if ( field instanceof HTMLSelectElement ) {
		return [ ...field.options ].some(
			( option ) => option.selected !== option.defaultSelected
		);
	}
	return (
		( 'defaultChecked' in field && field.checked !== field.defaultChecked ) ||
		( field.type !== 'file' && field.value !== field.defaultValue )
	);
}
